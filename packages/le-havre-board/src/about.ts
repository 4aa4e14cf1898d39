import type { Ruling } from '@quayside/engine';

/** Rulings speak of cards by their English names, and of ships by their kind. */
export const isAbout = (name: string, { question, ruling }: Ruling): boolean =>
  `${question.en} ${ruling.en}`.toLowerCase().includes(name.toLowerCase());
