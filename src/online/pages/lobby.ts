/** A lobby in words: who is who, who is waited for, and what has changed since a moment ago. */
import { sameJson } from '#shared/json.ts';
import { distinctNames } from '#shared/match/names.ts';
import type { SitterId } from '#src/room/acts.ts';
import type { SitterView, TableView } from '#src/room/tableView.ts';
import { language } from '#src/shell/say.ts';
import type { Computer } from '#src/shell/seatRows.ts';
import { sayLobby } from './sayLobby.ts';

/** What each sitter is called: computers as the game calls them, those of one kind numbered as the match will have them. */
export function namesAt(
  { sitters }: Pick<TableView, 'sitters'>,
  computers: readonly Computer[],
): ReadonlyMap<SitterId, string> {
  const names = distinctNames(
    sitters.map(({ by, name, bot }) => (by === 'person' ? name : labelOf(bot, computers))),
    sitters.map(({ by }) => by === 'bot'),
  );
  return new Map(sitters.map(({ id }, i) => [id, names[i] ?? '']));
}

function labelOf(wanted: string | null, computers: readonly Computer[]): string {
  return computers.find(({ bot }) => bot === wanted)?.label ?? sayLobby('seat.computer');
}

export function sitterOf(table: TableView, id: SitterId | null): SitterView | undefined {
  return table.sitters.find((sitter) => sitter.id === id);
}

/** Who sits, `person` or a bot's name a seat: what settings depend on. */
export function lineupOf({ sitters }: TableView): readonly string[] {
  return sitters.map(({ bot }) => bot ?? 'person');
}

/** Who becomes host when the host leaves: the first other person, as the fold of the room has it. */
export function nextHost(table: TableView): SitterView | undefined {
  return table.sitters.find(({ id, by }) => by === 'person' && id !== table.host);
}

/** How long somebody has been away at that room time (ms): “0:18”. */
export function timeAway(since: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** One sentence on who is not ready, and who is away; the host, who starts, is never waited for. */
export function waitingFor(table: TableView): string {
  const people = table.sitters.filter(({ id, by }) => by === 'person' && id !== table.host);
  const away = people.filter(({ here }) => !here).map(({ name }) => name);
  const unready = people.filter(({ here, ready }) => here && !ready).map(({ name }) => name);
  if (away.length === 0 && unready.length === 0)
    return sayLobby(people.length === 0 ? 'start.alone' : 'start.all');
  const waiting = sayLobby('start.waiting', { count: unready.length, names: allOf(unready) });
  const kept = sayLobby('start.kept', { count: away.length, names: allOf(away) });
  if (away.length === 0) return waiting;
  return unready.length === 0 ? kept : sayLobby('start.both', { waiting, kept });
}

function allOf(names: readonly string[]): string {
  return new Intl.ListFormat(language.value.tag, { type: 'conjunction' }).format(names);
}

/** What somebody who does not see the page should hear of a change, a sentence each; nothing of what they did themselves. */
export function newsOf(
  before: TableView,
  after: TableView,
  you: SitterId | null,
  computers: readonly Computer[],
): readonly string[] {
  const news: string[] = [];
  // Whoever was ready was so for another game, and nobody is told that of each of them.
  const settled = after.places !== before.places || isOtherGame(before, after);
  const [named, wasNamed] = [namesAt(after, computers), namesAt(before, computers)];
  for (const sitter of after.sitters) {
    const was = sitterOf(before, sitter.id);
    const same = was !== undefined && settled ? { ...was, ready: sitter.ready } : was;
    if (sitter.id !== you) news.push(...newsOfSitter(same, sitter, named.get(sitter.id) ?? ''));
  }
  for (const sitter of before.sitters) {
    const gone = sitterOf(after, sitter.id) === undefined;
    if (!gone || sitter.id === you) continue;
    news.push(sayLobby('news.left', { name: wasNamed.get(sitter.id) ?? '' }));
  }
  if (after.host !== before.host && after.host !== null && before.host !== null) {
    const name = sitterOf(after, after.host)?.name ?? '';
    news.push(after.host === you ? sayLobby('news.youHost') : sayLobby('news.host', { name }));
  }
  if (you !== null && after.host === you) return news;
  if (after.places !== before.places) news.push(sayLobby('news.places', { count: after.places }));
  if (isOtherGame(before, after)) news.push(sayLobby('news.settings'));
  return news;
}

function newsOfSitter(was: SitterView | undefined, is: SitterView, name: string): readonly string[] {
  if (was === undefined) return [sayLobby(is.by === 'bot' ? 'news.computer' : 'news.came', { name })];
  const news: string[] = [];
  if (was.name !== is.name) news.push(sayLobby('news.renamed', { before: was.name, name }));
  if (was.here !== is.here) news.push(sayLobby(is.here ? 'news.back' : 'news.away', { name }));
  if (was.ready !== is.ready) news.push(sayLobby(is.ready ? 'news.ready' : 'news.unready', { name }));
  return news;
}

/** Whether something else will be played. */
export function isOtherGame(before: TableView, after: TableView): boolean {
  return before.late !== after.late || !sameJson(before.settings, after.settings);
}
