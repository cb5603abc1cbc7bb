// Designs of which the page says in words what may be called when.
#include <map>
#include <set>
#include <utility>

#include "rules/call_tools.hpp"

namespace leetjudge {
namespace {

// 3709: times rise; what is asked for lies up to the last one.
void record_first(Drawn& drawn, Random*) {
  std::set<long long> times;
  for (std::size_t i = 1; i < drawn.at(0).size(); ++i)
    if (drawn[0][i] == "record") times.insert(number_in(drawn.at(1).at(i).at(0)));
  long long last = 0;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name == "record") {
      if (times.empty()) return false;
      last = times.extract(times.begin()).value();
      arguments.at(0) = last;
      return true;
    }
    for (const std::size_t i : {0, 1})
      if (last > 0 && number_in(arguments.at(i)) > last) arguments[i] = 1 + (number_in(arguments[i]) - 1) % last;
    if (number_in(arguments.at(0)) > number_in(arguments.at(1))) std::swap(arguments[0], arguments[1]);
    return last > 0;
  });
}

// 3815: a bid that changes or goes is there.
void bid(Drawn& drawn, Random*) {
  std::map<std::pair<long long, long long>, bool> bids;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name == "getHighestBidder") return true;
    Json who = {arguments.at(0), arguments.at(1)};
    if (name == "addBid") return bids.try_emplace({number_in(who[0]), number_in(who[1])}), true;
    if (!become_one_of(who, bids)) return false;
    arguments[0] = who[0];
    arguments[1] = who[1];
    if (name == "removeBid") bids.erase({number_in(who[0]), number_in(who[1])});
    return true;
  });
}

// 3822: the numbers of orders differ, and one that changes or goes is there.
void order(Drawn& drawn, Random*) {
  std::set<long long> numbers, active;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name == "getOrdersAtPrice") return true;
    if (name == "addOrder") {
      const bool is_new = numbers.insert(number_in(arguments.at(0))).second;
      if (is_new) active.insert(number_in(arguments[0]));
      return is_new;
    }
    if (!become_one_of(arguments.at(0), active)) return false;
    if (name == "cancelOrder") active.erase(number_in(arguments[0]));
    return true;
  });
}

// 3829: who rides or drives comes once.
void come_once(Drawn& drawn, Random*) {
  std::set<long long> riders, drivers;
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name == "addRider") return riders.insert(number_in(arguments.at(0))).second;
    return name != "addDriver" || drivers.insert(number_in(arguments.at(0))).second;
  });
}

// 3885: events differ, and one that changes was not polled yet: that goes which has the highest priority, of equal ones
// the smallest number. Most polls become changes, as there would soon be nothing to change.
void poll(Drawn& drawn, Random* random) {
  std::map<long long, long long> events;
  std::set<std::pair<long long, long long>> order;  // minus the priority, and the number
  Json first = Json::array();
  for (const Json& one : drawn.at(1).at(0).at(0)) {
    if (!events.emplace(number_in(one.at(0)), -number_in(one.at(1))).second) continue;
    order.emplace(-number_in(one[1]), number_in(one[0]));
    first.push_back(one);
  }
  drawn[1][0][0] = first;
  for (std::size_t i = 1; random && !first.empty() && i < drawn.at(0).size(); ++i) {
    if (drawn[0][i] != "pollHighest" || random->chance(double(first.size()) / double(drawn[0].size()))) continue;
    drawn[0][i] = "updatePriority";
    drawn[1].at(i) = {first[random->below(first.size())][0], 1 + random->below(1'000'000'000)};
  }
  keep_calls(drawn, [&](const std::string& name, Json& arguments) {
    if (name == "pollHighest") {
      if (order.empty()) return true;
      events.erase(order.begin()->second);
      order.erase(order.begin());
      return true;
    }
    if (!become_one_of(arguments.at(0), events)) return false;
    long long& priority = events[number_in(arguments[0])];
    order.erase({priority, number_in(arguments[0])});
    priority = -number_in(arguments.at(1));
    order.emplace(priority, number_in(arguments[0]));
    return true;
  });
}

}  // namespace

const Registered registered_3709(3709, mended<record_first>());
const Registered registered_3815(3815, mended<bid>());
const Registered registered_3822(3822, mended<order>());
const Registered registered_3829(3829, mended<come_once>());
const Registered registered_3885(3885, mended<poll>());

}  // namespace leetjudge
