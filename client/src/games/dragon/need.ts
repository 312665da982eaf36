/** What this month and the next one will do to a player, as things stand now: what they have against what is asked. */
import { type Event, type DragonView, inhabited, MONTHS, phase, residents, SUPER_EVENT_MONTH, SUPER_ICON, symbols, wallTiles } from "./view";

export interface Need {
  icon: string;
  /** The text, without the beginning that all have in common. */
  key: string;
  args: Record<string, number>;
  mood: "good" | "bad" | "plain";
  month: number;
}

export function needs(view: DragonView, seat: number): Need[] {
  const now = phase(view);
  const found: Need[] = [];
  if (now === "actions" || now === "persons") found.push(...ofMonth(view, seat, view.month));
  if (now !== "draft") found.push(...decay(view, seat));
  if (view.month < MONTHS) found.push(...ofMonth(view, seat, view.month + 1));
  return found;
}

function ofMonth(view: DragonView, seat: number, month: number): Need[] {
  const event = view.events[month - 1];
  if (!event) return [];
  const found = [ofEvent(view, seat, event, month)];
  if (event === "mongols" && view.great_wall) found.push(ofWall(view, seat, month));
  if (month === SUPER_EVENT_MONTH) found.push(...ofSuperEvent(view, seat, month));
  return found;
}

function ofEvent(view: DragonView, seat: number, event: Event, month: number): Need {
  const own = view.players[seat];
  const icon = `ev-${event}`;
  const say = (mood: Need["mood"], key: string, args: Record<string, number> = {}): Need => ({ icon, key, args, mood, month });
  if (!own) return say("plain", "peace");
  const { printed } = view;
  const people = residents(own).length;
  switch (event) {
    case "peace":
      return say("plain", "peace");
    case "tribute": {
      const persons = Math.min(Math.max(printed.tribute - own.yuan, 0), people);
      if (!persons) return say("good", "tribute", { yuan: printed.tribute });
      return say("bad", "tribute-short", { yuan: printed.tribute, have: own.yuan, persons });
    }
    case "drought": {
      const palaces = inhabited(own);
      const persons = Math.max(palaces - own.rice, 0);
      return persons ? say("bad", "drought-short", { rice: palaces, have: own.rice, persons }) : say("good", "drought", { rice: palaces });
    }
    case "contagion": {
      const persons = Math.min(Math.max(printed.contagion - symbols(own, "healer", printed), 0), people);
      return persons ? say("bad", "contagion-short", { persons }) : say("good", "contagion");
    }
    case "mongols": {
      const helmets = view.players.map((court) => symbols(court, "warrior", printed));
      const points = helmets[seat] ?? 0;
      return points > Math.min(...helmets) ? say("good", "mongols", { points }) : say("bad", "mongols-short", { points });
    }
    case "festival": {
      const counts = [...new Set(view.players.map(({ fireworks }) => fireworks))].sort((a, b) => b - a);
      const at = own.fireworks ? counts.indexOf(own.fireworks) : 2;
      const points = printed.festival[at] ?? 0;
      return say(points ? "good" : "plain", points ? "festival" : "festival-none", { points });
    }
  }
}

/** D8.3: does the wall reach the Mongols? */
function ofWall(view: DragonView, seat: number, month: number): Need {
  const built = view.players.map((_, player) => wallTiles(view, player));
  const own = built[seat] ?? 0;
  const say = (mood: Need["mood"], key: string, args: Record<string, number>): Need => ({ icon: "wall", key, args, mood, month });
  if (view.wall.length >= month) return say("good", "wall", { points: own });
  const missing = month - view.wall.length;
  return own > Math.min(...built) ? say("good", "wall-short", { tiles: missing }) : say("bad", "wall-fewest", { tiles: missing });
}

function ofSuperEvent(view: DragonView, seat: number, month: number): Need[] {
  const event = view.super_event;
  const own = view.players[seat];
  if (!event || !own) return [];
  const icon = SUPER_ICON[event];
  const say = (mood: Need["mood"], key: string, args: Record<string, number> = {}): Need[] => [{ icon, key, args, mood, month }];
  switch (event) {
    case "lantern_festival":
      return say("good", "lantern", { points: 2 * residents(own).length });
    case "buddha": {
      const points = own.palaces.reduce((sum, { floors, persons }) => {
        const buddhas = persons.filter((person) => person.endsWith("monk")).reduce((all, monk) => all + (view.printed.persons[monk]?.symbols ?? 0), 0);
        return sum + buddhas * floors;
      }, 0);
      return say(points ? "good" : "plain", "buddha", { points });
    }
    case "flood": {
      const goods = own.yuan + own.rice + own.fireworks;
      const back = Math.floor(goods / 2);
      return back ? say("bad", "flood", { back, goods }) : say("good", "flood-none");
    }
    case "assassination_attempt": {
      const dragons = own.privileges.small * view.printed.dragons.small + own.privileges.large * view.printed.dragons.large;
      return dragons ? say("bad", "assassination", { dragons }) : say("good", "assassination-none");
    }
    case "earthquake":
    case "tornado":
      return say("bad", event);
    default:
      return say("plain", event); // the eclipse repeats the event above; the others depend on a choice to come
  }
}

/** D5.9: palaces without persons lose a floor. */
function decay(view: DragonView, seat: number): Need[] {
  const empty = view.players[seat]?.palaces.filter(({ persons }) => !persons.length).length ?? 0;
  return empty ? [{ icon: "roof", key: "decay", args: { palaces: empty }, mood: "bad", month: view.month }] : [];
}
