// A boardgame.io server with its matches in memory. Their state is what our clients have, given as JSON: the view, and
// for the player to move the question and the moves that may be made; and a secret that nobody sees. A move changes as
// much of it as ours do on average.
"use strict";
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const CHANGED = 4; // figures of a view that a move changes: with us 4.5 in Dragon, 3.4 in Gùgōng
const MOVES = 2; // before the turn passes on: with us 1.6 and 2.6

const games = JSON.parse(process.argv[2]); // the view of each, and what the player to move is asked

// Where the figures of a view stand; what is printed on tiles and cards never changes.
function figures(value, path) {
  if (typeof value === "number") return [path];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "printed" ? [] : figures(inner, [...path, key])));
}
const places = games.map(({ view }) => figures(view, []));

const house = {
  name: "house",
  playerView: PlayerView.STRIP_SECRETS, // each player gets a filtered state, as with us
  setup: (_, setupData) => {
    const game = setupData % games.length;
    const { view, asked } = games[game];
    const players = { 0: asked, 1: null, 2: null, 3: null };
    return { game, view, players, secret: { pile: Array.from({ length: 30 }, (_, at) => at) } };
  },
  turn: { minMoves: MOVES, maxMoves: MOVES },
  moves: {
    place: ({ G, ctx, playerID }, chosen) => {
      const next = ctx.numMoves + 1 < MOVES ? playerID : ctx.playOrder[(ctx.playOrderPos + 1) % ctx.numPlayers];
      const asked = G.players[playerID];
      G.players[playerID] = null;
      G.players[next] = { ...asked, legal: [...asked.legal] };
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
