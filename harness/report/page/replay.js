// The replay: variants solve the same board side by side, one store into a cell after the other.
"use strict";

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
