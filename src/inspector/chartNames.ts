/** How states and arrows are told in words: in the caption, to a screen reader, and in the chart as text. */
import type { Chart, ChartArrow, ChartState } from '#shared/chart/chart.ts';
import { triggerText } from '#shared/chart/labels.ts';
import { plainWords } from '#shared/chart/names.ts';
import type { Say } from '#shared/plugin/ui/words.ts';
import type { chartWords } from './chartMessages.en.ts';
import type { Lit } from './chartMoment.ts';

export type ChartSay = Say<keyof typeof chartWords>;

export function stateIn(chart: Chart, path: string): ChartState | undefined {
  return chart.states.find((state) => state.path === path);
}

/** A state as it is written in the drawing, with those around it: `reckoning, review`; the chart's own for the root. */
export function titleOf(chart: Chart, path: string): string {
  return path === '' ? plainWords(chart.id) : path.split('.').map(plainWords).join(', ');
}

/** A state with its kind; by its own name, unless another is given. */
export function kindName(say: ChartSay, { kind, key }: ChartState, name: string = plainWords(key)): string {
  switch (kind) {
    case 'parallel':
      return say('kind.parallel', { name });
    case 'final':
      return say('kind.final', { name });
    case 'history':
      return say('kind.history', { name });
    case 'atomic':
    case 'compound':
      return say('kind.plain', { name });
  }
}

/** All there is to say of a state. `count`: how often it was entered, null where nobody has counted. */
export function stateSentence(say: ChartSay, state: ChartState, lit: Lit, count: number | null): string {
  const params = { name: kindName(say, state), description: state.description };
  if (state.kind === 'history' || count === null) return say('state.history', params).trim();
  if (lit === 'now') return say('state.now', { ...params, count }).trim();
  if (lit === 'around') return say('state.around', { ...params, count }).trim();
  return say(count === 0 ? 'state.never' : 'state.times', { ...params, count }).trim();
}

/** Where an arrow leads from and to, under which guard, and what it does. */
export function arrowPhrase(say: ChartSay, arrow: ChartArrow): string {
  const goes = wayOf(say, arrow);
  const guarded =
    arrow.guard === null ? goes : say('arrow.if', { arrow: goes, guard: plainWords(arrow.guard) });
  if (arrow.actions.length === 0) return guarded;
  return say('arrow.does', { arrow: guarded, actions: arrow.actions.map(plainWords).join(', ') });
}

function wayOf(say: ChartSay, arrow: ChartArrow): string {
  const params = {
    event: triggerText(arrow),
    from: plain(arrow.source),
    to: arrow.targets.map(plain).join(', '),
  };
  if (arrow.forbids) return say('arrow.held', params);
  if (arrow.targets.length === 0)
    return say(arrow.source === '' ? 'arrow.anywhereStays' : 'arrow.stays', params);
  return say(arrow.source === '' ? 'arrow.anywhere' : 'arrow.goes', params);
}

function plain(path: string): string {
  return path.split('.').map(plainWords).join(', ');
}

/** All there is to say of an arrow. */
export function arrowSentence(
  say: ChartSay,
  arrow: ChartArrow,
  count: number | null,
  justTaken: boolean,
): string {
  const phrase = arrowPhrase(say, arrow);
  if (count === null || arrow.forbids) return phrase;
  if (justTaken) return say('arrow.now', { arrow: phrase, count });
  return say(count === 0 ? 'arrow.never' : 'arrow.times', { arrow: phrase, count });
}
