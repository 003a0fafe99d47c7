/** The noises of both games, made by the browser: dice, the ratchet of a dial, bow and steel, a drum, cards, a horn. Quiet, and off until they are wished for. */

import { settings, type Noise } from './settings.svelte';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A short burst of noise through a filter. */
function burst(
  at: number,
  length: number,
  frequency: number,
  loud: number,
  type: BiquadFilterType = 'bandpass',
): void {
  const ears = context!;
  if (!hiss) {
    hiss = ears.createBuffer(1, ears.sampleRate, ears.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let each = 0; each < samples.length; each += 1) samples[each] = Math.random() * 2 - 1;
  }
  const source = new AudioBufferSourceNode(ears, { buffer: hiss });
  const filter = new BiquadFilterNode(ears, { frequency, type, Q: 3 });
  const volume = new GainNode(ears, { gain: loud });
  const start = ears.currentTime + at;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(filter).connect(volume).connect(ears.destination);
  source.start(start);
  source.stop(start + length);
}

function tone(
  at: number,
  length: number,
  from: number,
  to: number,
  loud: number,
  type: OscillatorType,
): void {
  const ears = context!;
  const start = ears.currentTime + at;
  const voice = new OscillatorNode(ears, { frequency: from, type });
  const volume = new GainNode(ears, { gain: loud });
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(volume).connect(ears.destination);
  voice.start(start);
  voice.stop(start + length);
}

const NOISES: Readonly<Record<Noise, (count: number, isFar: boolean) => void>> = {
  dice: (count) => {
    for (let each = 0; each < 3 * count; each += 1) burst(each * 0.055, 0.05, 1800 + 500 * (each % 3), 0.16);
  },
  dial: (count) => {
    for (let each = 0; each < count; each += 1) burst(each * 0.11, 0.03, 3200, 0.18);
  },
  arms: (_, isFar) => {
    if (isFar) {
      tone(0.3, 0.16, 900, 160, 0.06, 'triangle');
      burst(0.42, 0.06, 500, 0.2, 'lowpass');
    } else {
      tone(0.32, 0.28, 2400, 1900, 0.05, 'square');
      burst(0.32, 0.08, 4200, 0.14);
    }
  },
  drum: (strokes) => {
    if (strokes === 1) tone(0, 0.32, 130, 45, 0.28, 'sine');
    else
      for (let each = 0; each < strokes; each += 1)
        tone(0.75 + each * 0.14, 0.3, 150, 50, 0.2 + 0.04 * each, 'sine');
  },
  card: () => {
    burst(0, 0.09, 2600, 0.1, 'highpass');
  },
  horn: () => {
    tone(0, 0.22, 294, 296, 0.07, 'sawtooth');
    tone(0.2, 0.22, 392, 394, 0.07, 'sawtooth');
    tone(0.4, 0.6, 440, 442, 0.08, 'sawtooth');
  },
};

/** Let something be heard, if its noise is wished for. */
export function play(sound: Noise, count = 1, isFar = false): void {
  if (!settings.noises.includes(sound)) return;
  context ??= new AudioContext();
  NOISES[sound](count, isFar);
}
