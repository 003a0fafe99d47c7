/** A short sound that says: it is your turn. Two tones of our own, made by the browser. */

const TONES = [587.3, 880] as const;
const LENGTH = 0.14;
let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  TONES.forEach((tone, at) => {
    const voice = new OscillatorNode(context!, { frequency: tone, type: 'triangle' });
    const volume = new GainNode(context!, { gain: 0.12 });
    volume.gain.exponentialRampToValueAtTime(0.001, start + (at + 1.6) * LENGTH);
    voice.connect(volume).connect(context!.destination);
    voice.start(start + at * LENGTH);
    voice.stop(start + (at + 1.6) * LENGTH);
  });
}
