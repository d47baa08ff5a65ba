/** What a person may do to a word of a list. */
export type WordAct = 'reject' | 'takeBack' | 'challenge';

/** A word of a list, as a table gives it. */
export interface WordItem {
  readonly word: string;
  /** What it scores; null to show none. */
  readonly points: number | null;
  /** Why it stands as it does: "not on the board", "you rejected it". */
  readonly note: string | null;
  /** `new` has just come, `off` does not count, `struck` has been rejected. */
  readonly tone: 'plain' | 'new' | 'off' | 'struck';
  readonly act: WordAct | null;
  /** Whose it is, where a list holds the words of several. */
  readonly by?: string;
}
