/**
 * The address of a game's page, as far as it is the page's own: what stands in its query, and links to other pages of
 * the same game. The shell's frame around the page provides it; a page on its own keeps its query to itself.
 */
import { inject, readonly, shallowRef, type InjectionKey, type Ref } from 'vue';

/** Names with values, as they stand behind the “?” of an address. */
export type QueryValues = Readonly<Record<string, string>>;

export interface PageQuery {
  /** What the address says now; a new object whenever it changes, by `set` or by the browser's buttons. */
  readonly query: Readonly<Ref<QueryValues>>;
  /** Says this in the address instead, all of it; without a new entry in the browser's history. */
  set(query: QueryValues): void;
  /** The whole address of a page of this game (`solve`, `new`), with scheme and host, to link to and to send. */
  linkTo(page: string, query: QueryValues): string;
  /** Goes to a page of this game without loading the arcade anew. */
  open(page: string, query: QueryValues): void;
}

export const PAGE_QUERY: InjectionKey<PageQuery> = Symbol('page query');

/** Said in `setup` of a page. */
export function usePageQuery(): PageQuery {
  return inject(PAGE_QUERY, alone, true);
}

function alone(): PageQuery {
  const query = shallowRef<QueryValues>({});
  return {
    query: readonly(query),
    set(values) {
      query.value = values;
    },
    linkTo: (page, values) => `${page}?${new URLSearchParams(values).toString()}`,
    open() {
      // There is no other page to go to.
    },
  };
}
