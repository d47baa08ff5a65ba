/**
 * A table's views as JSON, each member written once for all whom it is the same to: most of what the seats are shown are
 * the very same objects, and much of it stays from one moment to the next. Views are never changed once they are made.
 */
import type { View, Viewer } from '#shared/plugin/view.ts';

/**
 * A view as the texts of its members, empty for what JSON has no word for. Kept instead of the whole text, which would be
 * most of what a table allocates, and would live just long enough to be dear.
 */
export interface ViewText {
  readonly members: readonly string[];
  /** Of its data, where they are a plain object; else they are among the members. */
  readonly data: readonly string[] | null;
}

/** Writes the views of one table. */
export interface ViewWriter {
  /** The very same answer for as long as nothing changes for that viewer. */
  write(viewer: Viewer, view: View): ViewText;
}

/** An object member by member: what each is, and how it stands in the object's JSON. */
interface Members {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
  readonly texts: readonly string[];
}

const NONE: Members = { names: [], values: [], texts: [] };

export function createViewWriter(): ViewWriter {
  const kept = new Map<Viewer, ViewText>();
  /** What was written last, for whichever viewer: in it stands what all share. */
  let last = { members: NONE, data: NONE };

  return {
    write(viewer, view) {
      const { data } = view;
      last = isPlain(data)
        ? { members: membersOf(view, last.members, 'data'), data: membersOf(data, last.data) }
        : { members: membersOf(view, last.members), data: NONE };
      const made = { members: last.members.texts, data: last.data === NONE ? null : last.data.texts };
      const own = kept.get(viewer);
      if (own !== undefined && isSame(own, made)) return own;
      kept.set(viewer, made);
      return made;
    },
  };
}

/** Views as JSON, in two parts: what begins all of them, and how each goes on. */
export interface SharedTexts {
  readonly shared: string;
  /** In the order of the views. */
  readonly own: readonly string[];
}

/** What `JSON.stringify` makes of each view, with its members in another order: those that are the same in all come first. */
export function shareTexts(views: readonly ViewText[]): SharedTexts {
  const members = split(views.map((view) => view.members));
  const datas = views.flatMap(({ data }) => (data === null ? [] : [data]));
  if (datas.length < views.length) return { shared: '', own: views.map(wholeText) };
  const data = split(datas);
  return {
    shared: `{${members.shared.map((text) => `${text},`).join('')}"data":{${data.shared.join(',')}`,
    own: views.map((_, i) => {
      const inner = data.own[i] ?? [];
      const comma = data.shared.length > 0 && inner.length > 0 ? ',' : '';
      return `${comma}${inner.join(',')}}${(members.own[i] ?? []).map((text) => `,${text}`).join('')}}`;
    }),
  };
}

function wholeText({ members, data }: ViewText): string {
  const all = members.filter((text) => text !== '');
  if (data !== null) all.push(`"data":{${data.filter((text) => text !== '').join(',')}}`);
  return `{${all.join(',')}}`;
}

/** The texts that stand in the same place of all lists, and the others of each; without those that are empty. */
function split(lists: readonly (readonly string[])[]) {
  const [first = []] = lists;
  const alike = first.map((text, i) =>
    lists.every((list) => list.length === first.length && list[i] === text),
  );
  return {
    shared: first.filter((text, i) => text !== '' && alike[i]),
    own: lists.map((list) => list.filter((text, i) => text !== '' && !alike[i])),
  };
}

/** `but`: the name of a member that is left out. */
function membersOf(object: object, before: Members, but?: string): Members {
  const names = Object.keys(object);
  const values: readonly unknown[] = Object.values(object);
  const texts: string[] = [];
  for (const [i, name] of names.entries()) {
    const known = before.values[i] === values[i] && before.names[i] === name ? before.texts[i] : undefined;
    texts.push(known ?? (name === but ? '' : memberText(name, values[i])));
  }
  return { names, values, texts };
}

function memberText(name: string, value: unknown): string {
  const text = textOf(value);
  return text === undefined ? '' : `${JSON.stringify(name)}:${text}`;
}

/** Undefined for what JSON has no word for. */
function textOf(value: unknown): string | undefined {
  return JSON.stringify(value);
}

function isSame(a: ViewText, b: ViewText): boolean {
  if (a.data === null || b.data === null) return a.data === b.data && areSame(a.members, b.members);
  return areSame(a.members, b.members) && areSame(a.data, b.data);
}

function areSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i]);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
