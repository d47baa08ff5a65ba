/** What the page and its bot worker say to each other. */
import type { BotQuestion } from '#shared/match/hostTypes.ts';
import type { ResourceName } from '#shared/match/record.ts';
import type { Decision } from '#shared/plugin/contract.ts';

export interface BotRequest {
  /** Pairs an answer with its question. */
  readonly ticket: number;
  /** The plugin's id. */
  readonly game: string;
  /** What the match is played with: the thread fetches it with the first question that names it. */
  readonly resources: readonly ResourceName[];
  readonly question: BotQuestion;
}

export type BotReply =
  | { readonly ticket: number; readonly decision: Decision | null }
  | { readonly ticket: number; readonly fault: string }
  /** What the match is played with cannot be had over there, for that reason: the page has it. */
  | { readonly ticket: number; readonly unequipped: string };
