/** Sounds, made on the spot: a click for a piece, a gong for one's own turn, chimes for the end. Silent unless switched on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Whatever is to sound: partial tones with their share, and how long they last. */
function sound(tones: readonly (readonly [hertz: number, share: number, seconds: number])[]): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [hertz, share, seconds] of tones) {
    const tone = new OscillatorNode(context, { frequency: hertz });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, now);
    loudness.gain.linearRampToValueAtTime(share, now + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    tone.connect(loudness).connect(context.destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
}

/** A piece is put down. */
export const click = (): void => sound([[620, 0.09, 0.05], [1240, 0.04, 0.03]]);

/** It is the person's turn. The tones of a gong are no multiples of each other. */
export const gong = (): void => sound([[196, 0.12, 2.4], [273, 0.07, 1.8], [391, 0.05, 1.3], [519, 0.03, 0.9]]);

/** A game is over: chimes, one after the other. */
export const chimes = (): void => [523, 659, 784, 1047].forEach((hertz, at) => setTimeout(() => sound([[hertz, 0.1, 1.6], [hertz * 2.76, 0.03, 0.8]]), at * 160));
