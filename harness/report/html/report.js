// Draws the report from the data in the page. Texts are only ever set as text.
"use strict";

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

// Colours that stay apart for the colour-blind (Okabe and Ito), readable on light and dark.
const palette = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#8a7a00", "#7f7f7f"];
const charts = [];

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

const axes = {
  time: {type: "logarithmic", ticks: {callback: powersOfTen(timeText)}},
  number: {type: "logarithmic", ticks: {callback: powersOfTen(value => value.toLocaleString("en"))}},
  percent: {min: 0, max: 100},
  case: {type: "category", ticks: {maxRotation: 60, autoSkip: true}},
};

function plot({title, x, y, series}) {
  const canvas = element("canvas", {role: "img", "aria-label": title});
  const axis = ({kind, name}) => ({...axes[kind], title: {display: true, text: name}});
  const datasets = series.map((one, i) => {
    const colour = palette[(one.colour ?? i) % palette.length];
    return {label: one.name, data: one.points, showLine: Boolean(one.line || one.dashed), stepped: one.line && one.points.length < 50,
      pointRadius: one.dashed ? 0 : 3, borderWidth: 2, borderDash: one.dashed ? [6, 4] : [], borderColor: colour, backgroundColor: colour};
  });
  charts.push(() => new Chart(canvas, {type: x.labels ? "line" : "scatter", data: {labels: x.labels, datasets}, options: {
    animation: false, maintainAspectRatio: false, scales: {x: axis(x), y: axis(y)},
    plugins: {title: {display: true, text: title}, legend: {display: datasets.length > 1}}}}));
  return element("div", {class: "plot"}, canvas);
}

// --- the replay: variants solve the same board side by side, one store into a cell after the other ---

// What a variant did, as it can be looked up: the board and the counters after any number of stores.
class Recording {
  constructor(variant) {
    Object.assign(this, variant);  // its name, verdict, stores, stride, given cells, blank and counters
    const cells = [...variant.given];
    this.boards = [cells.join("")];
    for (const text of variant.changes) {
      for (const [, cell, symbol] of text.matchAll(/(\d+):([^])/g)) cells[cell] = symbol;
      this.boards.push(cells.join(""));
    }
    this.sums = Object.entries(variant.counters).map(([name, deltas]) => {
      let sum = 0;
      return [name, [0, ...deltas.map(delta => sum += delta)]];
    });
  }
  get last() { return this.changes.length; }
  // The moment that shows the board after so many stores.
  momentAt(stores) { return stores >= this.stores ? this.last : Math.min(Math.floor(stores / this.stride), this.last); }
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
    const now = recording.boards[moment];
    this.cells.forEach((cell, i) => {
      const before = cell.dataset.symbol;
      if (before === now[i]) return;
      cell.dataset.symbol = now[i];
      cell.replaceChildren(now[i] === recording.blank ? "" : now[i]);
      cell.classList.toggle("placed", recording.given[i] === recording.blank && now[i] !== recording.blank);
      if (animate && before !== undefined && before !== recording.blank)
        cell.append(element("span", {class: "undone", "aria-hidden": "true"}, before));
    });
    const rows = recording.sums.flatMap(([name, sums]) =>
      [element("dt", {}, name), element("dd", {"data-counter": name}, sums[moment].toLocaleString("en"))]);
    rows.push(element("dt", {}, "stores"), element("dd", {}, Math.min(stores, recording.stores).toLocaleString("en")));
    if (moment === recording.last) rows.push(element("dt", {}, "done"), element("dd", {class: recording.verdict === "Accepted" ? "done good" : "done bad"},
      recording.verdict));
    this.counters.replaceChildren(...rows);
  }
}

// The player of one case: a slider, a button that plays in ten seconds, and the boards.
function replayPlayer(replay) {
  const boards = replay.variants.map(variant => new Board(new Recording(variant), replay.shape));
  const of = key => boards.map(board => board.recording[key]);
  const step = Math.min(...of("stride"));  // where the first of the boards changes
  const most = Math.ceil(Math.max(...of("stores")) / step) * step;
  const scrub = element("input", {type: "range", min: 0, max: most, step, value: 0, "aria-label": "stores into cells so far"});
  const play = element("button", {type: "button", "aria-label": "play"}, "▶");
  let timer = null;
  const show = (stores, animate) => boards.forEach(board => board.show(stores, animate));
  const stop = () => {
    clearInterval(timer);
    timer = null;
    play.textContent = "▶";
    play.setAttribute("aria-label", "play");
  };
  const start = () => {
    play.textContent = "❚❚";
    play.setAttribute("aria-label", "pause");
    const from = Number(scrub.value) < most ? Number(scrub.value) : 0, since = performance.now();
    timer = setInterval(() => {
      const stores = Math.min(most, Math.floor(from + (performance.now() - since) / 10000 * most));
      scrub.value = stores;
      show(stores, true);
      if (stores === most) stop();
    }, 16);
  };
  play.onclick = () => timer === null ? start() : stop();
  scrub.oninput = () => { stop(); show(Number(scrub.value), false); };
  return element("div", {class: "player"}, element("div", {class: "controls"}, play, scrub),
    element("div", {class: "boards"}, ...boards.map(board => board.element)));
}

// Puts what is drawn of it in the place of each script that holds such data.
function draw(what, drawing) {
  for (const script of document.querySelectorAll("script." + what)) script.replaceWith(...drawing(JSON.parse(script.textContent)));
}
draw("replays", replays => replays.flatMap(one => [element("h2", {}, `Replay: ${one.case}`), replayPlayer(one)]));
draw("plots", plots => [typeof Chart === "function" ? element("div", {class: "plots"}, ...plots.map(plot))
  : element("p", {}, "Plots need Chart.js, which was not found when this page was written (Debian: libjs-chart.js).")]);
if (charts.length > 0) {
  const style = getComputedStyle(document.documentElement);
  Chart.defaults.color = style.getPropertyValue("--text").trim();
  Chart.defaults.borderColor = style.getPropertyValue("--line").trim();
}
const drawn = charts.map(chart => chart());
