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

/**
 * The object that was written last, member by member: what each was, and how it stands in the object's JSON. Changed in
 * place: one for each view would be much of what a table makes.
 */
interface Members {
  readonly names: string[];
  readonly values: unknown[];
  readonly texts: string[];
}

export function createViewWriter(): ViewWriter {
  const kept = new Map<Viewer, ViewText>();
  /** Of whichever viewer's: in it stands what all share. */
  const last = { members: noMembers(), data: noMembers() };

  return {
    write(viewer, view) {
      const { data } = view;
      const plain = isPlain(data);
      const own = kept.get(viewer) ?? NOTHING;
      write(last.members, view, plain ? 'data' : null, own.members);
      if (plain) write(last.data, data, null, own.data ?? []);
      const members = keptTexts(own.members, last.members.texts);
      const dataTexts = plain ? keptTexts(own.data, last.data.texts) : null;
      if (own !== NOTHING && own.members === members && own.data === dataTexts) return own;
      const made = { members, data: dataTexts };
      kept.set(viewer, made);
      return made;
    },
  };
}

const NOTHING: ViewText = { members: [], data: null };

/**
 * The list from before where it says the same: what is made anew each time and kept until the next piles up until all the
 * thread's memory is gone through.
 */
function keptTexts(before: readonly string[] | null, now: readonly string[]): readonly string[] {
  return before !== null && areSame(before, now) ? before : [...now];
}

function noMembers(): Members {
  return { names: [], values: [], texts: [] };
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

/**
 * Makes `last` what the object is now. `but`: the name of a member that is left out. `own`: texts of the same viewer, of
 * which those that are the same still are used again.
 */
function write(last: Members, object: object, but: string | null, own: readonly string[]): void {
  const names = Object.keys(object);
  const values: readonly unknown[] = Object.values(object);
  for (const [i, name] of names.entries()) {
    const value = values[i];
    if (last.names[i] === name && last.values[i] === value && i < last.texts.length) continue;
    last.names[i] = name;
    last.values[i] = value;
    const text = name === but ? '' : memberText(name, value);
    const before = own[i];
    last.texts[i] = before === text ? before : text;
  }
  last.names.length = names.length;
  last.values.length = names.length;
  last.texts.length = names.length;
}

/** Empty for what JSON has no word for. Cut out of one text: two put together would be copied once more to be compared. */
function memberText(name: string, value: unknown): string {
  return JSON.stringify({ [name]: value }).slice(1, -1);
}

function areSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i]);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
