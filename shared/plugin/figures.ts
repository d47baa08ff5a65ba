/** What a game tells the statistics of a person who played it, besides the score. */

/**
 * One figure of one finished game. Over several games the statistics keep of `best` the highest value (with its note: the
 * word, the board), and of `rate` the sums of both parts, shown as `of` per `per` (words per minute).
 */
export type Figure =
  | {
      readonly kind: 'best';
      /** A key of the game's messages: “Longest word”. */
      readonly label: string;
      readonly value: number;
      /** Shown beside it: the word itself. Empty for none. */
      readonly note: string;
    }
  | {
      readonly kind: 'rate';
      readonly label: string;
      readonly of: number;
      readonly per: number;
    };
