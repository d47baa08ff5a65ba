import type { Plugin } from './contract.ts';

/** The bot that plays on for somebody who is away: the one a game names, else the one it offers first, else `random`. */
export function standInOf({ seats }: Pick<Plugin, 'seats'>): string {
  const { standIn, computers, usual } = seats;
  return standIn ?? computers?.[0]?.bot ?? usual.find((sitter) => sitter !== 'person') ?? 'random';
}
