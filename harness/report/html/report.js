// Draws the report from the data in the page. Texts are only ever set as text.
"use strict";

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

// What a cell sorts by: "12.4 ms", "3/6", "2.30× slower (…)", "fastest"; words come last.
function sortKey(text) {
  const units = {"ns": 1e-3, "µs": 1, "ms": 1e3, "s": 1e6, "kB": 1, "MB": 1024};
  if (/^(fastest|among)/.test(text)) return 0;
  if (/^no difference/.test(text)) return 0.5;
  const number = /^(\d+(?:\.\d+)?)(?:–[\d.]+)?(?: (ns|µs|ms|s|kB|MB)\b)?/.exec(text);
  return number ? Number(number[1]) * (units[number[2]] ?? 1) : text === "–" ? Infinity : text;
}

function compareKeys(a, b) {
  if (typeof a === typeof b) return a < b ? -1 : a > b ? 1 : 0;
  return typeof a === "number" ? -1 : 1;
}

function sortableTable(table) {
  const body = element("tbody", {});
  for (const row of table.rows)
    body.append(element("tr", {}, ...row.map((text, i) =>
      element("td", {...(table.columns[i].right ? {class: "right"} : {}), ...(i === 0 ? {title: text} : {})}, text))));
  const heads = table.columns.map((column, i) => {
    const button = element("button", {type: "button"}, column.title);
    const head = element("th", {scope: "col", ...(column.right ? {class: "right"} : {})}, button);
    button.onclick = () => {
      const down = head.getAttribute("aria-sort") === "ascending";
      heads.forEach(other => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const rows = [...body.rows].sort((a, b) =>
        compareKeys(sortKey(a.cells[i].textContent), sortKey(b.cells[i].textContent)) * (down ? -1 : 1));
      body.append(...rows);
    };
    return head;
  });
  return element("div", {class: "scroll"}, element("table", {}, element("thead", {}, element("tr", {}, ...heads)), body));
}

// Colours that stay apart for the colour-blind (Okabe and Ito), readable on light and dark.
const palette = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#8a7a00", "#7f7f7f"];
const charts = [];

function colours() {
  const style = getComputedStyle(document.documentElement);
  return {text: style.getPropertyValue("--text").trim(), line: style.getPropertyValue("--line").trim()};
}

function timeText(us) {
  return us < 1 ? `${Number((us * 1e3).toPrecision(3))} ns` : us < 1000 ? `${Number(us.toPrecision(3))} µs` : us < 1e6 ? `${Number((us / 1e3).toPrecision(3))} ms`
    : `${Number((us / 1e6).toPrecision(3))} s`;
}

// On a logarithmic axis labels for powers of ten; over less than two decades also for 2 and 5 times them.
const powersOfTen = label => (value, _, ticks) => {
  const first = Number((value / 10 ** Math.floor(Math.log10(value) + 1e-9)).toPrecision(3));
  const wide = ticks[ticks.length - 1].value >= 100 * ticks[0].value;
  return first === 1 || (!wide && (first === 2 || first === 5)) ? label(value) : null;
};

function plot(title, type, data, x, y) {
  const canvas = element("canvas", {role: "img", "aria-label": title});
  const axis = options => ({...options, title: {display: true, text: options.name, color: colours().text},
    ticks: {color: colours().text, ...options.ticks}, grid: {color: colours().line}});
  const chart = () => new Chart(canvas, {type, data, options: {
    animation: false, maintainAspectRatio: false, scales: {x: axis(x), y: axis(y)},
    plugins: {title: {display: true, text: title, color: colours().text},
              legend: {labels: {color: colours().text}, display: data.datasets.length > 1}}}});
  charts.push({chart, drawn: null});
  return element("div", {class: "plot"}, canvas);
}

function plots(problem) {
  const box = element("div", {class: "plots"});
  const colour = i => ({borderColor: palette[i % palette.length], backgroundColor: palette[i % palette.length]});
  const time = {type: "logarithmic", name: "time of one call", ticks: {callback: powersOfTen(timeText)}};
  const {times} = problem;
  if (times && times.cases.length > 1) {
    box.append(plot(times.title, "line", {labels: times.cases, datasets: times.solutions.map((one, i) =>
      ({label: one.name, data: one.each, showLine: false, pointRadius: 4, ...colour(i)}))},
      {name: "case", ticks: {maxRotation: 60, autoSkip: true}}, time));
  }
  if (times?.distribution && times.solutions.length > 0) {
    box.append(plot(times.distribution, "scatter", {datasets: times.solutions.map((one, i) =>
      ({label: one.name, data: one.quantiles, showLine: true, stepped: one.quantiles.length < 50, pointRadius: 2, borderWidth: 2, ...colour(i)}))},
      time, {name: "% done within that time", min: 0, max: 100}));
  }
  const number = powersOfTen(value => value.toLocaleString("en"));
  for (const one of problem.growth ?? []) {
    box.append(plot(one.title, "scatter", {datasets: one.series.map(series => ({
      label: series.name, data: series.points, showLine: series.line, pointRadius: series.line ? 0 : 3, borderWidth: 2,
      borderDash: series.line ? [6, 4] : [], ...colour(series.colour)}))},
      {type: "logarithmic", name: one.size, ticks: {callback: number}},
      {type: "logarithmic", name: one.unit, ticks: {callback: one.time ? powersOfTen(timeText) : number}}));
  }
  if (problem.counters.length > 0) {
    const names = Object.keys(problem.counters[0].values);
    box.append(plot("Counters", "bar", {labels: names, datasets: problem.counters.map((one, i) =>
      ({label: one.name, data: names.map(name => one.values[name]), ...colour(i)}))},
      {name: ""}, {type: "logarithmic", name: "count", min: 0.5, ticks: {callback: number}}));
  }
  return box;
}

function failureBox(failure) {
  const boards = failure.boards.map(board => {
    const grid = boardGrid(board.title, board.shape);
    let next = 0;
    board.rows.forEach((row, i) => [...row].forEach((symbol, j) => {
      const cell = grid.cells[next++];
      cell.textContent = symbol;
      if (board.differs.some(([a, b]) => a === i && b === j)) cell.classList.add("differs");
    }));
    return element("figure", {}, element("figcaption", {class: "soft"}, board.title), grid.element);
  });
  return element("article", {class: "failure"},
    element("strong", {}, `${failure.solution}, case ${failure.case}: ${failure.verdict}`),
    element("p", {}, failure.reason), element("div", {class: "boards"}, ...boards),
    element("pre", {}, failure.rest));
}

function section(problem) {
  const box = element("section", {}, element("h1", {}, problem.title));
  const remarks = problem.remarks.length > 0 ? [element("ul", {}, ...problem.remarks.map(text => element("li", {}, text)))] : [];
  if (problem.growth) box.append(...remarks);  // its conclusions
  for (const table of problem.tables) box.append(sortableTable(table));
  for (const text of problem.legend) box.append(element("p", {class: "soft"}, text));
  if (!problem.growth) box.append(...remarks);
  for (const replay of problem.replays)
    box.append(element("h2", {}, `Replay: ${replay.case}`), replayPlayer(replay));
  if (problem.times || problem.growth || problem.counters.length > 0) {
    box.append(element("h2", {}, "Plots"));
    box.append(typeof Chart === "function" ? plots(problem)
      : element("p", {}, "Plots need Chart.js, which was not found when this page was written (Debian: libjs-chart.js)."));
  }
  if (problem.failures.length > 0) box.append(element("h2", {}, "Failures"), ...problem.failures.map(failureBox));
  return box;
}

function drawCharts() {
  for (const one of charts) {
    if (one.drawn) one.drawn.destroy();
    one.drawn = one.chart();
  }
}

// The replay: variants solve the same board side by side, one store into a cell after the other.
// What a variant did, as it can be looked up: the board and the counters after any number of stores. Boards are kept at
// every 64th moment and otherwise made from the changes since.
class Recording {
  constructor(variant) {
    Object.assign(this, variant);  // its name, verdict, stores, stride, given cells, blank and counters
    this.changes = variant.changes.map(text => {
      const list = [];
      for (let i = 0; i < text.length; i += 3) list.push([parseInt(text.slice(i, i + 2), 36), text[i + 2]]);
      return list;
    });
    this.sums = {};
    for (const [name, deltas] of Object.entries(variant.counters)) {
      let sum = 0;
      this.sums[name] = deltas.map(delta => sum += delta);
    }
    const cells = [...variant.given];
    this.kept = [cells.slice()];
    this.changes.forEach((list, i) => {
      for (const [cell, symbol] of list) cells[cell] = symbol;
      if ((i + 1) % 64 === 0) this.kept.push(cells.slice());
    });
  }
  get last() { return this.changes.length; }
  // The moment that shows the board after so many stores.
  momentAt(stores) { return stores >= this.stores ? this.last : Math.min(Math.floor(stores / this.stride), this.last); }
  boardAt(moment) {
    const cells = this.kept[Math.floor(moment / 64)].slice();
    for (let i = Math.floor(moment / 64) * 64; i < moment; ++i)
      for (const [cell, symbol] of this.changes[i]) cells[cell] = symbol;
    return cells;
  }
  countersAt(moment) {
    return Object.entries(this.sums).map(([name, sums]) => [name, moment > 0 ? sums[moment - 1] : 0]);
  }
}

// A board that is drawn: its element, and its cells in reading order.
function boardGrid(label, shape) {
  const width = Math.max(...shape.rows);
  const grid = element("div", {class: "board", role: "img", "aria-label": label});
  grid.style.gridTemplateColumns = `repeat(${width}, auto)`;
  const cells = [];
  shape.rows.forEach((length, row) => {
    for (let column = 0; column < width; ++column) {
      const cell = element("div", {class: "cell"});
      if (shape.bars_right.includes(column)) cell.classList.add("bar-right");
      if (shape.bars_below.includes(row)) cell.classList.add("bar-below");
      grid.append(cell);
      if (column < length) cells.push(cell);
    }
  });
  return {element: grid, cells};
}

// One variant's board on the page.
class Board {
  constructor(recording, shape) {
    this.recording = recording;
    this.element = element("section", {class: "variant"});
    this.element.append(element("h3", {title: recording.name}, recording.name));
    const grid = boardGrid("board of " + recording.name, shape);
    this.cells = grid.cells;
    this.counters = element("dl", {class: "counters"});
    this.element.append(grid.element, this.counters);
    if (recording.stride > 1)
      this.element.append(element("p", {class: "soft"},
        `Shows one in ${recording.stride} of ${recording.stores.toLocaleString("en")} stores, and the last.`));
    this.show(0, false);
  }

  // Shows the board after so many stores; what was taken back since the last time fades where that can be followed.
  show(stores, animate) {
    const {recording} = this;
    const moment = recording.momentAt(stores);
    const now = recording.boardAt(moment);
    this.cells.forEach((cell, i) => {
      const before = cell.dataset.symbol;
      if (before === now[i]) return;
      cell.dataset.symbol = now[i];
      cell.replaceChildren(now[i] === recording.blank ? "" : now[i]);
      cell.classList.toggle("placed", recording.given[i] === recording.blank && now[i] !== recording.blank);
      if (animate && before !== undefined && before !== recording.blank)
        cell.append(element("span", {class: "undone", "aria-hidden": "true"}, before));
    });
    const rows = recording.countersAt(moment).flatMap(([name, value]) =>
      [element("dt", {}, name), element("dd", {"data-counter": name}, value.toLocaleString("en"))]);
    rows.push(element("dt", {}, "stores"), element("dd", {}, Math.min(stores, recording.stores).toLocaleString("en")));
    if (moment === recording.last) rows.push(element("dt", {}, "done"), element("dd", {class: recording.verdict === "Accepted" ? "done good" : "done bad"},
      recording.verdict));
    this.counters.replaceChildren(...rows);
  }
}

// The player of one case: its controls and the boards that are chosen.
function replayPlayer(replay) {
  const recordings = replay.variants.map(variant => new Recording(variant));
  let most = 0;  // stores of those that are shown
  const player = element("div", {class: "player"});
  const boards = element("div", {class: "boards"});
  const scrub = element("input", {type: "range", min: 0, value: 0, "aria-label": "stores into cells so far"});
  const play = element("button", {type: "button", "aria-label": "play"}, "▶");
  const back = element("button", {type: "button", "aria-label": "one step back"}, "◀|");
  const forth = element("button", {type: "button", "aria-label": "one step forward"}, "|▶");
  const speed = element("select", {"aria-label": "speed"});
  for (const rate of [1, 5, 20, 100, 500, 2500, 12500])
    speed.append(element("option", {value: rate}, `${rate.toLocaleString("en")} stores a second`));

  let at = 0;
  let shown = [];
  let timer = null;
  const show = (stores, animate) => {
    at = Math.max(0, Math.min(most, stores));
    scrub.value = Math.floor(at);
    shown.forEach(board => board.show(Math.floor(at), animate));
    if (at >= most) stop();
  };
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    play.textContent = "▶";
    play.setAttribute("aria-label", "play");
  };
  const start = () => {
    if (at >= most) show(0, false);
    play.textContent = "❚❚";
    play.setAttribute("aria-label", "pause");
    let before = performance.now();
    const tick = () => {
      const now = performance.now();
      const stores = (now - before) / 1000 * Number(speed.value);
      before = now;
      timer = setTimeout(tick, 16);
      show(at + stores, true);
    };
    timer = setTimeout(tick, 16);
  };
  play.onclick = () => timer === null ? start() : stop();
  // To where the next of the boards changes.
  const step = () => Math.min(...shown.map(board => board.recording.stride), most);
  back.onclick = () => { stop(); show((Math.ceil(at / step()) - 1) * step(), false); };
  forth.onclick = () => { stop(); show((Math.floor(at / step()) + 1) * step(), true); };
  scrub.oninput = () => { stop(); show(Number(scrub.value), false); };
  player.onkeydown = event => {
    if (event.target.matches("button, select, input[type=checkbox]") && event.key === " ") return;
    const acts = {" ": play.onclick, ArrowLeft: back.onclick, ArrowRight: forth.onclick,
                  Home: () => { stop(); show(0, false); }, End: () => { stop(); show(most, false); }};
    if (event.target.matches("select") || !acts[event.key]) return;
    event.preventDefault();
    acts[event.key]();
  };

  const choice = element("div", {class: "controls", role: "group", "aria-label": "variants that are shown"});
  const boxes = recordings.map(recording => {
    const box = element("input", {type: "checkbox"});
    choice.append(element("label", {}, box, recording.name));
    box.onchange = choose;
    return box;
  });
  // To begin with: all of a few, otherwise the ones with the fewest and the most stores.
  const accepted = recordings.map((_, i) => i).filter(i => recordings[i].verdict === "Accepted");
  const order = (accepted.length > 0 ? accepted : recordings.map((_, i) => i)).sort((a, b) => recordings[a].stores - recordings[b].stores);
  boxes.forEach((box, i) => { box.checked = boxes.length <= 3 || i === order[0] || i === order[order.length - 1]; });
  function choose() {
    shown = recordings.filter((_, i) => boxes[i].checked).map(recording => new Board(recording, replay.shape));
    scrub.max = most = Math.max(0, ...shown.map(board => board.recording.stores));
    boards.replaceChildren(...shown.map(board => board.element));
    show(at, false);
  }
  choose();
  speed.value = most > 20000 ? 2500 : most > 2000 ? 500 : 20;
  player.append(element("div", {class: "controls"}, play, back, forth, scrub, speed), choice, boards);
  return player;
}

const data = JSON.parse(document.getElementById("data").textContent);
document.title = data.title;
document.getElementById("report").replaceChildren(...data.problems.map(section), element("p", {class: "soft"}, data.made));
drawCharts();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawCharts);
