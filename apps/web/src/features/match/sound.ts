'use client';

import { useEffect, useRef } from 'react';
import { usePlayPreferences } from '../board/play-preferences.ts';

// Two sounds, made here from plain waves: nothing is fetched.

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

/** A bell when the match begins to wait for its viewer, a knock when somebody else has moved. Silent unless it is wished for. */
export function useSounds(due: boolean, moves: number): void {
  const [{ sound }] = usePlayPreferences();
  const before = useRef<{ due: boolean; moves: number } | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = { due, moves };
    // Whoever comes to the table hears nothing of what was before.
    if (!sound || !was || was.moves === 0) return;
    if (due && !was.due) play('bell');
    else if (moves > was.moves) play('knock');
  }, [sound, due, moves]);
}
