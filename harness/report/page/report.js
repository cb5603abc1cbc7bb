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
  if (times && times.solutions.length > 0) {
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
  for (const table of problem.tables) box.append(sortableTable(table));
  for (const text of problem.legend) box.append(element("p", {class: "soft"}, text));
  if (problem.remarks.length > 0)
    box.append(element("ul", {}, ...problem.remarks.map(text => element("li", {}, text))));
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

const data = JSON.parse(document.getElementById("data").textContent);
document.title = data.title;
document.getElementById("report").replaceChildren(...data.problems.map(section), element("p", {class: "soft"}, data.made));
drawCharts();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawCharts);
