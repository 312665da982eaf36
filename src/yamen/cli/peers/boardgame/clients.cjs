// The clients of the boardgame.io server: the same load, measured in the same way, as load_clients.py puts on ours.
"use strict";
const { execFileSync } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");

const PLAYERS = 4;
const [link, pid, tables, rate, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const now = () => performance.now();
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// The seconds of processor time that the server has taken.
const TICKS = Number(execFileSync("getconf", ["CLK_TCK"]));
function busy() {
  const [, user, system] = /\) \S (?:\S+ ){10}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf-8"));
  return (Number(user) + Number(system)) / TICKS;
}

async function post(path, data) {
  const answer = await fetch(`${link}/games/house${path}`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(data),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Table {
  async open() {
    this.id = (await post("/create", { numPlayers: PLAYERS })).matchID;
    this.sockets = [];
    this.keys = [];
    this.known = Array(PLAYERS).fill(-1);
    this.sentAt = 0;
    this.number = 0;
    this.toMove = 0;
    this.busy = false;
    for (let seat = 0; seat < PLAYERS; seat += 1) {
      const joined = await post(`/${this.id}/join`, { playerID: String(seat), playerName: `Player ${seat}` });
      this.keys.push(joined.playerCredentials);
      const socket = io(`${link}/house`, { transports: ["websocket"], forceNew: true, reconnection: false });
      socket.on("sync", (_, sync) => this.hear(seat, sync.state));
      socket.on("update", (_, state) => this.hear(seat, state));
      socket.on("connect", () => socket.emit("sync", this.id, String(seat), this.keys[seat], PLAYERS));
      this.sockets.push(socket);
    }
  }

  hear(seat, state) {
    this.known[seat] = state._stateID;
    if (this.known.some((number) => number !== state._stateID)) return;
    this.number = state._stateID;
    this.toMove = Number(state.ctx.currentPlayer);
    if (this.busy) {
      this.busy = false;
      this.settled(this, now() - this.sentAt);
    }
  }

  get ready() {
    return !this.busy && this.known.every((number) => number === this.known[0] && number >= 0);
  }

  send() {
    const seat = String(this.toMove);
    const payload = { type: "place", args: [this.number, this.number % 50], playerID: seat, credentials: this.keys[seat] };
    this.busy = true;
    this.sentAt = now();
    this.sockets[this.toMove].emit("update", { type: "MAKE_MOVE", payload }, this.number, this.id, seat);
  }
}

// At the given rate, whatever has become of the moves before.
async function offered(all) {
  const took = [];
  for (const table of all) table.settled = (_, ms) => took.push(ms);
  const began = now();
  let sent = 0;
  let late = 0;
  for (let due = 0; due < rate * seconds; due += 1) {
    const wait = began + (1000 * due) / rate - now();
    if (wait > 0) await sleep(wait);
    const table = all[due % all.length];
    if (table.ready) {
      table.send();
      sent += 1;
    } else late += 1;
  }
  for (const deadline = now() + 10_000; took.length < sent && now() < deadline;) await sleep(10);
  return [took.sort((one, other) => one - other), late + sent - took.length];
}

// Every table's next move as soon as all its clients know of the last one.
async function most(all) {
  let done = 0;
  let on = true;
  const taken = busy();
  for (const table of all) {
    table.settled = () => {
      done += 1;
      if (on) table.send();
    };
  }
  for (const table of all) if (table.ready) table.send();
  const began = now();
  await sleep(1000 * seconds);
  const rate = (1000 * done) / (now() - began);
  on = false;
  await sleep(500); // what was sent last may still come in
  return { moves_per_second: rate, cpu_us_per_move: (1e6 * (busy() - taken)) / done };
}

async function main() {
  const all = Array.from({ length: tables }, () => new Table());
  for (const table of all) await table.open();
  while (!all.every((table) => table.ready)) await sleep(50);
  const [took, lost] = await offered(all);
  const at = (share) => took[Math.min(took.length - 1, Math.floor(share * took.length))];
  const found = { p50_ms: at(0.5), p99_ms: at(0.99), lost, ...(await most(all)) };
  console.log(JSON.stringify(found));
  process.exit(0);
}

main().catch((error) => {
  console.error(String(error));
  process.exit(1);
});
