/** What is different on the table between two looks at it. */
import * as things from "./things";
import { giftAt, LOCATIONS, type View } from "./view";

export function changed(before: View, after: View): Set<string> {
  const found = new Set<string>();
  const note = (differs: boolean | undefined, thing: string) => differs && found.add(thing);
  // What was laid out before the first day is no news.
  const begun = before.day > 0;
  for (const location of LOCATIONS) {
    const was = giftAt(before, location);
    note(was !== null && was !== giftAt(after, location), things.gift(location));
  }
  for (const city of Object.keys(after.cities)) {
    const [was, is] = [before.cities[city], after.cities[city]];
    note(begun && is !== null && was !== is, things.city(city));
  }
  after.houses.forEach((full, index) => note(begun && full !== before.houses[index], things.house(index + 1)));
  for (const { decree, servants } of after.decrees) {
    const was = before.decrees.find((each) => each.decree === decree);
    note((was?.servants.length ?? 0) !== servants.length, things.decree(decree));
  }
  after.dice.forEach((value, index) => note(begun && value !== before.dice[index], things.die(index + 1)));
  after.players.forEach((family, seat) => {
    const was = before.players[seat];
    if (!was) return;
    note(family.envoy !== was.envoy, things.envoy(seat));
    note(family.intrigue !== was.intrigue, `marker:${seat}`);
    note(family.traveller !== was.traveller, things.traveller(seat));
    note(family.wall !== was.wall, things.WALL);
    family.ships.forEach((ship, index) => {
      const old = was.ships[index];
      note(ship !== null && (old?.harbour !== ship.harbour || old.servants !== ship.servants), things.ship(seat, index + 1));
    });
  });
  after.cards.forEach(({ hand, discards }, seat) => {
    const was = before.cards[seat];
    if (!was) return;
    for (const gift of discards.cards) note(!was.discards.cards.includes(gift), things.discard(gift));
    for (const gift of hand.cards) note(begun && !was.hand.cards.includes(gift) && !was.discards.cards.includes(gift), things.hand(gift));
  });
  return found;
}
