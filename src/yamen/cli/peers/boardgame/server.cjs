// A boardgame.io server with its matches in memory: a game of four players with a state about as large as ours.
"use strict";
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const row = (length, value) => Array.from({ length }, (_, at) => value + (at % 7));

const house = {
  name: "house",
  playerView: PlayerView.STRIP_SECRETS, // each player gets a filtered state, as with us
  setup: ({ ctx }) => ({
    secret: { pile: row(30, 10) },
    players: Object.fromEntries(row(ctx.numPlayers, 0).map((_, seat) => [seat, { hand: row(12, 20) }])),
    seats: Array.from({ length: ctx.numPlayers }, () => ({
      points: 0, rice: 3, fans: 1, palaces: row(6, 0), persons: row(55, 1), pieces: row(100, 2), passed: false,
    })),
    places: Array.from({ length: 12 }, (_, at) => ({ name: `place ${at}`, cards: row(6, at), next: (at + 5) % 12 })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, at, card) => {
      const seat = G.seats[playerID];
      seat.points += 1;
      seat.pieces[at % seat.pieces.length] = card;
      G.places[at % G.places.length].cards[at % 6] = card;
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
