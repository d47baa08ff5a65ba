import { MENDS, type Clause } from './clauses.ts';

/** A broken promise: which, where it showed, what was seen, and what to do about it. */
export interface Finding {
  readonly clause: Clause;
  /** Seed, settings, seats and entry number, or the place in the chart. */
  readonly where: string;
  readonly message: string;
  readonly mend: string;
}

export interface Counts {
  readonly matches: number;
  /** Matches that came to a game’s end or to their own. */
  readonly ended: number;
  readonly entries: number;
  /** Delays that fired between entries. */
  readonly delays: number;
  readonly statesReached: number;
  readonly states: number;
  readonly transitionsReached: number;
  readonly transitions: number;
  /** Golden records replayed. */
  readonly records: number;
}

/** A state or transition that neither the play of the kit nor a golden record ever reached. */
export interface Unreached {
  readonly kind: 'state' | 'transition';
  /** `a.b`, or `a.b --event`. */
  readonly name: string;
  /** What check.ts says of it; null where it says nothing, which is a finding. */
  readonly reason: string | null;
}

export interface KitReport {
  readonly findings: readonly Finding[];
  readonly counts: Counts;
  /** All of them, in the order of the chart, states first. */
  readonly unreached: readonly Unreached[];
  /** Matches that ended early because the time was up. */
  readonly cut: number;
}

/** How many findings of one clause are worth reading. */
const FINDINGS_A_CLAUSE = 3;

/** Collects findings, each message once and a few of each clause. */
export interface Report {
  add(clause: Clause, where: string, message: string): void;
  findings(): readonly Finding[];
}

export function openReport(): Report {
  const findings: Finding[] = [];
  return {
    add(clause, where, message) {
      const same = findings.filter((finding) => finding.clause === clause);
      if (same.length >= FINDINGS_A_CLAUSE || same.some((finding) => finding.message === message)) return;
      findings.push({ clause, where, message, mend: MENDS[clause] });
    },
    findings: () => [...findings],
  };
}
