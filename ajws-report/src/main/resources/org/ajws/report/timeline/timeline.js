"use strict";
// Draws what of the timeline is in view: each pixel column shows the shares of the states in its
// time, which sums before each interval give by two searches. So a frame costs as much as there are
// pixels, however many events there are. Times are in nanoseconds.

let AXIS = 30;
let NAME = 18;
let BAND = 26;
let ROW = 14;
let MOST_ROWS = 5;
let GAP = 8;
let FONT = "12px system-ui, sans-serif";
let ARROWS = 400;
let PALETTE = ["#7fb3e8", "#8fcf9a", "#e8b77f", "#c9a6ea", "#e89aa0", "#8fd0d0", "#d6c56b", "#b4bcc6"];

// --- data -----------------------------------------------------------------------------------------

function numbers(text) {
  let raw = atob(text);
  let bytes = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i);
  let at = 0;
  return function () {
    let number = 0;
    let factor = 1;
    let b;
    do {
      b = bytes[at++];
      number += (b & 127) * factor;
      factor *= 128;
    } while (b > 127);
    return number;
  };
}

// Intervals by a key, of which no two overlap that have the same.
function groups(text, byDepth) {
  let next = numbers(text);
  let size = next();
  let begin = new Float64Array(size);
  let end = new Float64Array(size);
  let site = new Int32Array(size);
  let kind = new Uint8Array(size);
  let key = new Uint8Array(size);
  let counts = [];
  let time = 0;
  for (let i = 0; i < size; i++) {
    time += next();
    begin[i] = time;
    end[i] = time + next();
    kind[i] = next();
    let depth = next();
    site[i] = next() - 1;
    key[i] = byDepth ? depth : kind[i];
    counts[key[i]] = (counts[key[i]] || 0) + 1;
  }
  let all = [];
  for (let k = 0; k < counts.length; k++) {
    let n = counts[k] || 0;
    all.push({
      size: 0, begin: new Float64Array(n), end: new Float64Array(n), before: new Float64Array(n),
      site: new Int32Array(n), kind: new Uint8Array(n), sum: 0
    });
  }
  for (let i = 0; i < size; i++) {
    let g = all[key[i]];
    let j = g.size++;
    g.begin[j] = begin[i];
    g.end[j] = end[i];
    g.before[j] = g.sum;
    g.site[j] = site[i];
    g.kind[j] = kind[i];
    g.sum += end[i] - begin[i];
  }
  return all;
}

function load(data) {
  let model = { nanos: Math.max(1, data.nanos), sites: data.sites, states: data.states, kinds: data.kinds, lanes: [] };
  let top = AXIS;
  for (let lane of data.lanes) {
    let constructs = groups(lane.constructs, true);
    let rows = Math.min(MOST_ROWS, constructs.length);
    model.lanes.push({ name: lane.name, states: groups(lane.states, false), constructs: constructs, top: top, rows: rows });
    top += NAME + BAND + rows * ROW + GAP;
  }
  model.height = top;
  let next = numbers(data.steals);
  let n = next();
  let steals = { size: n, time: new Float64Array(n), victim: new Int32Array(n), thief: new Int32Array(n), site: new Int32Array(n) };
  let time = 0;
  for (let i = 0; i < n; i++) {
    time += next();
    steals.time[i] = time;
    steals.victim[i] = next();
    steals.thief[i] = next();
    steals.site[i] = next();
  }
  model.steals = steals;
  return model;
}

// The number of values up to a time.
function upTo(values, size, time) {
  let low = 0;
  let high = size;
  while (low < high) {
    let middle = (low + high) >>> 1;
    if (values[middle] <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

// How long before a time a group's intervals are, together.
function timeBefore(g, time) {
  let i = upTo(g.begin, g.size, time) - 1;
  return i < 0 ? 0 : g.before[i] + Math.min(time, g.end[i]) - g.begin[i];
}

// The interval of a group at a time; -1 if there is none.
function at(g, time) {
  let i = upTo(g.begin, g.size, time) - 1;
  return i >= 0 && g.end[i] > time ? i : -1;
}

function duration(nanos) {
  let units = ["ns", "µs", "ms", "s"];
  let unit = 0;
  let value = nanos;
  while (unit < 3 && value >= 999.5) {
    value /= 1000;
    unit++;
  }
  return (unit === 0 || value >= 99.95 ? value.toFixed(0) : value >= 9.995 ? value.toFixed(1) : value.toFixed(2)) + " " + units[unit];
}

// --- drawing --------------------------------------------------------------------------------------

function draw(g, model, view, width, theme) {
  g.clearRect(0, 0, width, model.height);
  g.font = FONT;
  g.textBaseline = "middle";
  axis(g, model, view, width, theme);
  for (let lane of model.lanes) {
    g.fillStyle = theme.ink;
    g.fillText(lane.name, 4, lane.top + NAME / 2);
    band(g, lane, view, width, theme);
    for (let d = 0; d < lane.rows; d++) {
      row(g, model, lane.constructs[d], lane.top + NAME + BAND + 1 + d * ROW, view, width);
    }
  }
  steals(g, model, view, width, theme);
}

function axis(g, model, view, width, theme) {
  let scale = (view.to - view.from) / width;
  let step = 1;
  for (let k = 0; step / scale < 90; k++) step = Math.pow(10, Math.floor(k / 3)) * [1, 2, 5][k % 3];
  g.fillStyle = theme.soft;
  for (let t = Math.ceil(view.from / step) * step; t <= view.to; t += step) {
    let x = (t - view.from) / scale;
    let label = duration(t);
    g.fillRect(x, 0, 1, 6);
    if (x + 4 + g.measureText(label).width < width) g.fillText(label, x + 4, 8);
  }
}

function band(g, lane, view, width, theme) {
  let scale = (view.to - view.from) / width;
  let top = lane.top + NAME;
  let x = 0;
  while (x < width) {
    let from = view.from + x * scale;
    let to = from + scale;
    let whole = -1;
    let until = x + 1;
    for (let k = 0; k < lane.states.length && whole < 0; k++) {
      let i = at(lane.states[k], from);
      if (i >= 0 && lane.states[k].end[i] >= to) {
        whole = k;
        until = Math.max(x + 1, Math.min(width, Math.floor((lane.states[k].end[i] - view.from) / scale)));
      }
    }
    if (whole >= 0) {
      g.fillStyle = theme.states[whole];
      g.fillRect(x, top, until - x, BAND);
    } else {
      let bottom = top + BAND;
      for (let k = 0; k < lane.states.length; k++) {
        let share = (timeBefore(lane.states[k], to) - timeBefore(lane.states[k], from)) / scale;
        if (share > 0.01) {
          g.fillStyle = theme.states[k];
          g.fillRect(x, bottom - share * BAND, 1, share * BAND);
          bottom -= share * BAND;
        }
      }
    }
    x = until;
  }
}

function row(g, model, spans, top, view, width) {
  let scale = (view.to - view.from) / width;
  let first = Math.max(0, upTo(spans.begin, spans.size, view.from) - 1);
  let last = upTo(spans.begin, spans.size, view.to);
  if (last - first > 2 * width) {
    for (let x = 0; x < width; x++) {
      let from = view.from + x * scale;
      let share = (timeBefore(spans, from + scale) - timeBefore(spans, from)) / scale;
      if (share > 0) {
        g.globalAlpha = 0.25 + 0.75 * Math.min(1, share);
        g.fillStyle = color(spans.site[upTo(spans.begin, spans.size, from + scale) - 1]);
        g.fillRect(x, top, 1, ROW - 1);
      }
    }
    g.globalAlpha = 1;
    return;
  }
  for (let i = first; i < last; i++) {
    let x0 = Math.max(0, (spans.begin[i] - view.from) / scale);
    let x1 = Math.min(width, (spans.end[i] - view.from) / scale);
    if (x1 <= 0) continue;
    g.fillStyle = color(spans.site[i]);
    g.fillRect(x0, top, Math.max(1, x1 - x0 - 0.5), ROW - 1);
    if (x1 - x0 > 40) {
      let label = model.kinds[spans.kind[i]] + " " + model.sites[spans.site[i]];
      if (g.measureText(label).width + 6 < x1 - x0) {
        g.fillStyle = "#14171c";
        g.fillText(label, x0 + 3, top + ROW / 2);
      }
    }
  }
}

function color(site) {
  return PALETTE[(site + PALETTE.length) % PALETTE.length];
}

// Arrows from victim to thief; where they are too many, how many there are in each column.
function steals(g, model, view, width, theme) {
  let s = model.steals;
  let scale = (view.to - view.from) / width;
  let first = upTo(s.time, s.size, view.from - 1);
  let last = upTo(s.time, s.size, view.to);
  g.fillStyle = theme.steal;
  if (last - first > ARROWS) {
    let counts = [];
    let most = 1;
    let i = first;
    for (let x = 0; x < width; x++) {
      let next = upTo(s.time, s.size, view.from + (x + 1) * scale);
      counts.push(Math.max(0, next - i));
      most = Math.max(most, counts[x]);
      i = Math.max(i, next);
    }
    for (let x = 0; x < width; x++) {
      let h = counts[x] === 0 ? 0 : Math.max(1, counts[x] / most * 12);
      if (h > 0) g.fillRect(x, AXIS - h, 1, h);
    }
    return;
  }
  for (let i = first; i < last; i++) {
    let x = (s.time[i] - view.from) / scale;
    let from = model.lanes[s.victim[i]].top + NAME + BAND / 2;
    let to = model.lanes[s.thief[i]].top + NAME + BAND / 2;
    g.fillRect(x, Math.min(from, to), 1, Math.abs(to - from));
    let back = to > from ? -5 : 5;
    g.beginPath();
    g.moveTo(x + 0.5, to);
    g.lineTo(x - 3, to + back);
    g.lineTo(x + 4, to + back);
    g.fill();
  }
}

// What is at a place, in words; null if nothing is.
function describe(model, view, width, x, y) {
  let time = view.from + x * (view.to - view.from) / width;
  for (let lane of model.lanes) {
    if (y < lane.top || y >= lane.top + NAME + BAND + lane.rows * ROW) continue;
    let lines = [lane.name + " at " + duration(time)];
    for (let k = 0; k < lane.states.length; k++) {
      let i = at(lane.states[k], time);
      if (i >= 0) {
        let site = lane.states[k].site[i];
        let s = lane.states[k];
        lines.push(model.states[k] + " for " + duration(s.end[i] - s.begin[i]) + (site < 0 ? "" : ", " + model.sites[site]));
      }
    }
    for (let c of lane.constructs) {
      let i = at(c, time);
      if (i >= 0) lines.push(model.kinds[c.kind[i]] + " " + model.sites[c.site[i]] + ", " + duration(c.end[i] - c.begin[i]));
    }
    return lines.join("\n");
  }
  return null;
}

// --- moving ---------------------------------------------------------------------------------------

// A view of a part of the time, within it and not shorter than a hundred nanoseconds.
function viewOf(model, from, length) {
  let l = Math.max(Math.min(100, model.nanos), Math.min(model.nanos, length));
  let f = Math.max(0, Math.min(model.nanos - l, from));
  return { from: f, to: f + l };
}

function zoomed(model, view, factor, share) {
  let length = view.to - view.from;
  let fixed = view.from + share * length;
  let l = Math.max(Math.min(100, model.nanos), Math.min(model.nanos, length * factor));
  return viewOf(model, fixed - share * l, l);
}

function moved(model, view, share) {
  let length = view.to - view.from;
  return viewOf(model, view.from + share * length, length);
}

function start() {
  let model = load(JSON.parse(document.getElementById("data").textContent));
  let canvas = document.getElementById("lanes");
  let hint = document.getElementById("hint");
  let g = canvas.getContext("2d");
  let view = viewOf(model, 0, model.nanos);
  let width = 1;
  let asked = false;

  function paint() {
    asked = false;
    let style = getComputedStyle(document.documentElement);
    let of = function (name) { return style.getPropertyValue(name).trim(); };
    let ratio = window.devicePixelRatio || 1;
    width = Math.max(1, Math.floor(canvas.parentElement.clientWidth));
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(model.height * ratio);
    canvas.style.height = model.height + "px";
    g.setTransform(ratio, 0, 0, ratio, 0, 0);
    draw(g, model, view, width, {
      ink: of("--ink"), soft: of("--soft"), steal: of("--steal"),
      states: model.states.map(function (s, i) { return of("--s" + i); })
    });
  }

  function show(next) {
    if (next) view = next;
    if (!asked) {
      asked = true;
      requestAnimationFrame(paint);
    }
  }

  canvas.addEventListener("wheel", function (e) {
    e.preventDefault();
    let share = e.offsetX / width;
    if (Math.abs(e.deltaX) > Math.abs(e.deltaY)) show(moved(model, view, e.deltaX / width));
    else show(zoomed(model, view, Math.pow(1.0015, e.deltaY), share));
  }, { passive: false });
  let dragged = null;
  canvas.addEventListener("pointerdown", function (e) {
    dragged = e.offsetX;
    canvas.setPointerCapture(e.pointerId);
  });
  canvas.addEventListener("pointerup", function () { dragged = null; });
  canvas.addEventListener("pointermove", function (e) {
    if (dragged !== null) {
      show(moved(model, view, (dragged - e.offsetX) / width));
      dragged = e.offsetX;
    }
    let text = describe(model, view, width, e.offsetX, e.offsetY);
    hint.hidden = text === null;
    if (text !== null) {
      hint.textContent = text;
      hint.style.left = Math.max(0, Math.min(e.offsetX + 12, width - hint.offsetWidth - 4)) + "px";
      hint.style.top = Math.max(0, Math.min(e.offsetY + 16, model.height - hint.offsetHeight - 4)) + "px";
    }
  });
  canvas.addEventListener("pointerleave", function () { hint.hidden = true; });
  canvas.addEventListener("dblclick", function () { show(viewOf(model, 0, model.nanos)); });
  canvas.addEventListener("keydown", function (e) {
    let next =
        e.key === "+" || e.key === "=" ? zoomed(model, view, 0.5, 0.5)
        : e.key === "-" ? zoomed(model, view, 2, 0.5)
        : e.key === "ArrowLeft" ? moved(model, view, -0.2)
        : e.key === "ArrowRight" ? moved(model, view, 0.2)
        : e.key === "0" ? viewOf(model, 0, model.nanos) : null;
    if (next) {
      e.preventDefault();
      show(next);
    }
  });
  addEventListener("resize", function () { show(null); });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", function () { show(null); });
  paint();
}

if (typeof document !== "undefined") start();
