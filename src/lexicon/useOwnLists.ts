/** Word lists of this person's own: added, renamed, removed, chosen from at set-up. */
import { defineStore } from 'pinia';
import { inject, shallowRef } from 'vue';
import * as v from 'valibot';
import { ownListOf } from '#shared/dictionary/chosenLexicon.ts';
import { MAX_OWN_LIST_BYTES, parseOwnList, readListTitle, tooLarge } from '#shared/dictionary/ownList.ts';
import { hashOfWords } from '#shared/dictionary/wordHash.ts';
import { no, yes, type Result } from '#shared/result.ts';
import { giveWay } from '#src/profile/giveWay.ts';
import { SERVICES } from '#src/profile/services.ts';
import { reasonOf } from '#src/shell/say.ts';
import { sayLists } from './sayLists.ts';
import type { OwnList } from './ownListStore.ts';

/** The part of a kept match that says what it is played with. */
const NEEDS = v.looseObject({ resources: v.array(v.object({ name: v.string(), hash: v.string() })) });

export const useOwnLists = defineStore('own lists', () => {
  const services = inject(SERVICES);
  if (services === undefined) throw new Error('The profile’s services are not provided.');
  const { lists: openLists, matches } = services;

  /** In the order of their titles; empty until `refresh` has read them. */
  const lists = shallowRef<readonly OwnList[]>([]);

  /** @throws Error where the browser does not even let them be read. */
  async function refresh(): Promise<void> {
    lists.value = await (await openLists()).list();
  }

  /** Adds the words of a file, under its own title; a wrong file is refused with a sentence and its line. */
  async function addFile(file: Pick<File, 'size' | 'text'>, title: string): Promise<Result<OwnList>> {
    // It need not be read to be refused.
    if (file.size > MAX_OWN_LIST_BYTES) return tooLarge();
    try {
      return await add(await file.text(), title);
    } catch (error) {
      return no('words/unread', sayLists('lists.unread', { why: reasonOf(error) }));
    }
  }

  /** Adds the words of a text. */
  async function add(text: string, given: string): Promise<Result<OwnList>> {
    const title = readListTitle(given);
    if (!title.ok) return title;
    // That it is being read has to be drawn before a long one is.
    await giveWay();
    const words = parseOwnList(text);
    if (!words.ok) return words;
    const hash = hashOfWords(words.value);
    await refresh();
    const there = lists.value.find((list) => list.hash === hash);
    if (there !== undefined) {
      return no('words/known', sayLists('lists.known', { title: there.title }));
    }
    const list = { hash, title: title.value, size: words.value.length, added: Date.now() };
    try {
      await (await openLists()).add(list, words.value);
      await refresh();
    } catch (error) {
      return no('storage/failed', sayLists('lists.unkept', { why: reasonOf(error) }));
    }
    return yes(list);
  }

  /** Gives a list another title. Matches that were played with it find it by its words. */
  async function rename(hash: string, given: string): Promise<Result<string>> {
    const title = readListTitle(given);
    if (!title.ok) return title;
    return attempt(async () => {
      await (await openLists()).rename(hash, title.value);
      return title.value;
    });
  }

  function remove(hash: string): Promise<Result<null>> {
    return attempt(async () => {
      await (await openLists()).remove(hash);
      return null;
    });
  }

  /** All of them. @throws Error where one cannot be removed. */
  async function removeAll(): Promise<void> {
    const store = await openLists();
    for (const { hash } of await store.list()) await store.remove(hash);
    await refresh();
  }

  async function attempt<Value>(change: () => Promise<Value>): Promise<Result<Value>> {
    try {
      const value = await change();
      await refresh();
      return yes(value);
    } catch (error) {
      return no('storage/failed', sayLists('lists.unchanged', { why: reasonOf(error) }));
    }
  }

  /** The words of a list; null where it is not here. */
  async function words(hash: string): Promise<readonly string[] | null> {
    return (await openLists()).words(hash);
  }

  /** How many matches of this device are played with that list: without it they cannot be opened. */
  async function matchesWith(hash: string): Promise<number> {
    let count = 0;
    for (const { id } of await matches.list()) {
      const read = v.safeParse(NEEDS, await matches.read(id));
      const needs = read.success ? read.output.resources : [];
      if (needs.some((each) => ownListOf(each)?.hash === hash)) count += 1;
    }
    return count;
  }

  return { lists, refresh, addFile, add, rename, remove, removeAll, words, matchesWith };
});
