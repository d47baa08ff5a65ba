/**
 * A statechart as data: its states and arrows, each under the name that the kit, the inspector and the documents use
 * for it. What XState's own `definition` leaves out (`always`) is in here.
 */

/** What kind of state it is; `history` is a place to come back to, nobody is ever in it. */
export type ChartStateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartState {
  /** From the root, `reckoning.review`; the root's own is the empty string. */
  readonly path: string;
  /** The last part of the path; the chart's id for the root. */
  readonly key: string;
  readonly kind: ChartStateKind;
  /** The path of the state around it; null for the root. */
  readonly parent: string | null;
  /** Paths, in the order of the chart. */
  readonly children: readonly string[];
  /** The path of the state that is entered first; null where there is none to choose. */
  readonly initial: string | null;
  readonly description: string;
  readonly tags: readonly string[];
  /** The key of its prompt in the game's messages, of its own; null for none. */
  readonly prompt: string | null;
  /** Names of actions on entering and leaving it; delays and their cancelling left out. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
}

export interface ChartArrow {
  /** `round --after roundTime`, ` [guard]` added where the event has several: the name the kit uses too. */
  readonly name: string;
  /** Path of the state it leaves from. */
  readonly source: string;
  /** Paths of the states it leads to; none where it stays. */
  readonly targets: readonly string[];
  /** An event, a delay, at once (`always`), or when all inside is done. */
  readonly kind: 'on' | 'after' | 'always' | 'done';
  /** The event's name for `on`, the delay's for `after`; `always` or `onDone` else. */
  readonly event: string;
  /** The guard's name; null for none. Of combined guards, as one would read it: `not full and isTurn`. */
  readonly guard: string | null;
  /** Names of its own actions. */
  readonly actions: readonly string[];
  /** It leaves and enters its source although it leads to a place in it. */
  readonly reenter: boolean;
  /** Neither target nor action: the event is held back from the states around. Never taken. */
  readonly forbids: boolean;
}

export interface Chart {
  readonly id: string;
  /** In the order of the chart, the root first. */
  readonly states: readonly ChartState[];
  readonly arrows: readonly ChartArrow[];
}
