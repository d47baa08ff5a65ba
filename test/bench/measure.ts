/** One figure of `npm run bench`. A file `*.bench.ts` in this folder exports `measures`, a list of them. */
export interface Measure {
  readonly name: string; // what is measured, as it is printed: `boards solved a second, 1987 cubes`
  readonly unit: string; // `ms`, `boards/s`
  /** Does the work once and gives the figure; `undefined` when what it needs is not here (word files, say). */
  run(): Promise<number | Noted | undefined>;
}

/** A figure with what there is to say of it: its error, what limits it. */
export interface Noted {
  readonly value: number;
  /** Printed behind the figure: “± 2.1”. */
  readonly note: string;
}

/** A file of measures, as the bench loads it. */
export interface MeasureFile {
  readonly measures: readonly Measure[];
}
