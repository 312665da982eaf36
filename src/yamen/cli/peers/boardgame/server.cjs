// A boardgame.io server with its matches in memory. Their state is what everybody sees of our games, given as JSON, and
// a secret that nobody does; a move changes as much of it as ours do on average.
"use strict";
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const CHANGED = 4; // figures of a view that a move changes: with us 4.5 in Dragon, 3.4 in Gùgōng
const MOVES = 2; // before the turn passes on: with us 1.6 and 2.6

const views = JSON.parse(process.argv[2]);

// Where the figures of a view stand; what is printed on tiles and cards never changes.
function figures(value, path) {
  if (typeof value === "number") return [path];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "printed" ? [] : figures(inner, [...path, key])));
}
const places = views.map((view) => figures(view, []));

const house = {
  name: "house",
  playerView: PlayerView.STRIP_SECRETS, // each player gets a filtered state, as with us
  setup: (_, setupData) => {
    const game = setupData % views.length;
    return { game, view: views[game], secret: { pile: Array.from({ length: 30 }, (_, at) => at) } };
  },
  turn: { minMoves: MOVES, maxMoves: MOVES },
  moves: {
    place: ({ G }, chosen) => {
      const all = places[G.game];
      for (let at = chosen; at < chosen + CHANGED; at += 1) {
        const path = all[at % all.length];
        let parent = G.view;
        for (const key of path.slice(0, -1)) parent = parent[key];
        parent[path.at(-1)] += 1;
      }
    },
  },
};

async function main() {
  const server = Server({ games: [house], origins: [Origins.LOCALHOST] });
  console.log = () => {}; // it would tell of every move
  const { appServer } = await server.run(0);
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
}

main();
