/** The result as a picture to share: drawn here, from what the page shows anyway. */
import type { Player } from "../games/game";

export interface ResultShown {
  title: string;
  about: string;
  players: Player[];
  winner: number | null;
  rows: { text: string; points: number[] }[];
  total: string;
  totals: number[];
}

export const SIZE = { width: 1200, height: 630 };
const COLOURS = { crane: "#1F4E9E", lotus: "#D76A9A", bamboo: "#3C9A4E", plum: "#4B2346", cloud: "#EFC04A" };
const [INK, SOFT, PAPER, GOLD, RED] = ["#2A211C", "#6B5A4A", "#FCF7EA", "#F5E6BF", "#B5331F"];

/** Text that gets smaller until it fits. */
function write(context: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, room: number, font: string): void {
  let now = size;
  do context.font = font.replace("$", `${now}px`);
  while (context.measureText(text).width > room && --now > 10);
  context.fillText(text, x, y);
}

/** Hills, a roof and a sun: the landscape of both boards in a few strokes. */
function landscape(context: CanvasRenderingContext2D): void {
  const { width } = SIZE;
  const sky = context.createLinearGradient(0, 0, 0, 190);
  sky.addColorStop(0, "#141A30");
  sky.addColorStop(1, "#43365A");
  context.fillStyle = sky;
  context.fillRect(0, 0, width, 190);
  context.fillStyle = "#F7E9C4";
  context.beginPath();
  context.arc(840, 58, 28, 0, 7);
  context.fill();
  for (const [x, high, wide, colour] of [[150, 90, 260, "#35443F"], [520, 70, 300, "#35443F"], [930, 95, 280, "#35443F"], [330, 60, 260, "#2A3934"], [760, 62, 280, "#2A3934"], [1150, 74, 240, "#2A3934"]] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(x - wide / 2, 190);
    context.quadraticCurveTo(x, 190 - high * 2, x + wide / 2, 190);
    context.fill();
  }
  hall(context, 1030);
}

/** The hall of both games: two roofs, columns, lit doors, on its terrace. */
function hall(context: CanvasRenderingContext2D, middle: number): void {
  const block = (colour: string, half: number, y: number, high: number) => {
    context.fillStyle = colour;
    context.fillRect(middle - half, y, half * 2, high);
  };
  const roof = (half: number, y: number, high: number) => {
    context.fillStyle = "#C9962F";
    context.beginPath();
    context.moveTo(middle - half - 26, y + high);
    context.quadraticCurveTo(middle - half, y + high - 6, middle - half + 16, y);
    context.lineTo(middle + half - 16, y);
    context.quadraticCurveTo(middle + half, y + high - 6, middle + half + 26, y + high);
    context.closePath();
    context.fill();
  };
  block("#C9C0AE", 128, 180, 10);
  block("#7E2617", 112, 140, 40);
  for (const door of [-2, -1, 0, 1, 2]) {
    context.fillStyle = "#F2C654";
    context.fillRect(middle + door * 44 - 14, 150, 28, 30);
  }
  roof(116, 112, 30);
  block("#7E2617", 86, 98, 14);
  roof(84, 68, 32);
}

export function drawResult(context: CanvasRenderingContext2D, shown: ResultShown): void {
  const { width, height } = SIZE;
  const display = '800 $ "Alegreya Variable", Georgia, serif';
  const bold = '800 $ "Source Sans 3 Variable", sans-serif'; // its figures all stand on the line
  const text = '500 $ "Source Sans 3 Variable", sans-serif';
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  landscape(context);
  context.fillStyle = "#F7E3AE";
  write(context, shown.title, 48, 96, 52, 740, display);
  context.fillStyle = "#F4EADA";
  write(context, shown.about, 48, 138, 26, 740, text);
  const [left, top] = [330, 250];
  const column = (width - left - 48) / Math.max(shown.players.length, 1);
  const line = Math.min(44, (height - top - 100) / Math.max(shown.rows.length, 1));
  context.textAlign = "center";
  shown.players.forEach((player, at) => {
    const x = left + column * (at + 0.5);
    if (player.seat === shown.winner) {
      context.fillStyle = GOLD;
      context.fillRect(x - column / 2 + 4, 196, column - 8, height - 196 - 30);
    }
    context.fillStyle = COLOURS[player.colour];
    context.beginPath();
    context.arc(x - column / 2 + 26, top - 30, 10, 0, 7);
    context.fill();
    context.fillStyle = INK;
    write(context, player.name, x + 8, top - 21, 27, column - 64, display);
    shown.rows.forEach(({ points }, row) => write(context, String(points[player.seat] ?? 0), x, top + line * (row + 0.8), Math.min(line * 0.78, 28), column, text));
    context.fillStyle = player.seat === shown.winner ? RED : INK;
    write(context, String(shown.totals[player.seat] ?? 0), x, height - 48, 44, column, bold);
  });
  context.textAlign = "left";
  context.fillStyle = SOFT;
  shown.rows.forEach(({ text: name }, row) => write(context, name.charAt(0).toLocaleUpperCase(document.documentElement.lang) + name.slice(1), 48, top + line * (row + 0.8), Math.min(line * 0.78, 26), left - 60, text));
  context.fillStyle = INK;
  write(context, shown.total, 48, height - 50, 30, left - 60, display);
  context.fillStyle = SOFT;
  write(context, "Yamen", 48, height - 16, 18, 200, display);
}

export async function resultPicture(shown: ResultShown): Promise<Blob> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement("canvas"), SIZE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser can't draw the picture.");
  drawResult(context, shown);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("This browser can't make the picture."))), "image/png"));
}
