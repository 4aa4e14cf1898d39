// Made here from plain waves: nothing is fetched.

let context: AudioContext | null = null;

/** A tone that begins at once and dies away. */
function tone(audio: AudioContext, frequency: number, seconds: number, loudness: number, delay = 0): void {
  const begins = audio.currentTime + delay;
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.frequency.value = frequency;
  volume.gain.setValueAtTime(loudness, begins);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + seconds);
  wave.connect(volume).connect(audio.destination);
  wave.start(begins);
  wave.stop(begins + seconds);
}

const SOUNDS = {
  /** A ship's bell, struck twice: a bell's partials are no multiples of each other. */
  bell: (audio: AudioContext) => {
    for (const strike of [0, 0.22])
      for (const [partial, loudness] of [
        [1, 0.12],
        [2.41, 0.05],
        [3.9, 0.025],
      ] as const)
        tone(audio, 740 * partial, 1.1 / partial, loudness, strike);
  },
  /** Crates put down on the quay. */
  supply: (audio: AudioContext) => {
    for (const [i, frequency] of [150, 120, 135].entries()) tone(audio, frequency, 0.11, 0.13, i * 0.1);
  },
  /** A hammer, three times. */
  building: (audio: AudioContext) => {
    for (const strike of [0, 0.16, 0.32]) {
      tone(audio, 320, 0.05, 0.1, strike);
      tone(audio, 1270, 0.03, 0.03, strike);
    }
  },
  /** Coins on a table, higher and higher. */
  coins: (audio: AudioContext) => {
    for (const [i, frequency] of [2100, 2480, 2950].entries()) tone(audio, frequency, 0.16, 0.04, i * 0.07);
  },
  /** A scythe in the corn, and a low chord. */
  harvest: (audio: AudioContext) => {
    for (const [i, frequency] of [262, 330, 392, 523].entries()) tone(audio, frequency, 0.5, 0.05, i * 0.12);
  },
  /** Wood on wood. */
  knock: (audio: AudioContext) => {
    tone(audio, 190, 0.07, 0.12);
    tone(audio, 410, 0.035, 0.05);
  },
};

/** Sounds where the browser allows it; a page that nobody has touched yet stays silent. */
export function play(sound: keyof typeof SOUNDS): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    SOUNDS[sound](context);
  } catch {
    // No sound card, no sound.
  }
}
