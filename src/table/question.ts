/** What is asked before something that cannot be undone, and what is done when it is wanted still. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** Leaves things as they are. */
  readonly keep: string;
  readonly act: string;
  does(): unknown;
}
