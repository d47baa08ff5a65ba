/** Which of a game's settings a form offers, and under which headings. */
import type { Field, Settings } from '#shared/plugin/settings.ts';

/** Fields by name, in their order. */
export type NamedFields = readonly (readonly [name: string, field: Field])[];

/** Fields under one heading; without one they stand first, under the form's own. */
export interface FieldGroup {
  readonly title: string | null;
  readonly fields: NamedFields;
}

/** Whether a field matters while the others are so and these sit (`person` or a bot's name), and is not hidden. */
export function isOffered(
  { hidden = false, when = {}, withBots }: Field,
  settings: Settings,
  lineup: readonly string[],
): boolean {
  if (hidden || withBots?.some((bot) => lineup.includes(bot)) === false) return false;
  return Object.entries(when).every(([name, values]) => {
    const value = settings[name];
    return value !== undefined && values.includes(value);
  });
}

/** The fields under their headings, each heading once. */
export function groupsOf(fields: NamedFields): readonly FieldGroup[] {
  const titles = [...new Set(fields.map(([, { group = null }]) => group))];
  return titles
    .map((title) => ({ title, fields: fields.filter(([, { group = null }]) => group === title) }))
    .toSorted((a, b) => Number(a.title !== null) - Number(b.title !== null));
}
