import { plugins } from '#shared/plugin/registry.ts';
import { yes } from '#shared/result.ts';
import type { Command } from './command.ts';
import { refuseExtra } from './findGame.ts';

/** `quoin games`: what can be played. */
export const gamesCommand: Command = {
  name: 'games',
  summary: 'List the games.',
  usage: '[--json]',
  options: {},
  run(positionals) {
    const extra = refuseExtra(positionals);
    if (!extra.ok) return Promise.resolve(extra);
    const games = plugins.map(({ id, title, seats }) => ({
      id,
      title,
      seats: { min: seats.min, max: seats.max },
    }));
    const text = games.map(({ id, title, seats }) => `${id}\t${title}\t${seatText(seats)}`).join('\n');
    return Promise.resolve(yes({ json: games, text }));
  },
};

function seatText({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? `${min} seats` : `${min} to ${max} seats`;
}
