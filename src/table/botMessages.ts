/** What the page and its bot worker say to each other. */
import type { BotQuestion } from '#shared/match/hostTypes.ts';
import type { Decision } from '#shared/plugin/contract.ts';

export interface BotRequest {
  /** Pairs an answer with its question. */
  readonly ticket: number;
  /** The plugin's id. */
  readonly game: string;
  readonly question: BotQuestion;
}

export type BotReply =
  | { readonly ticket: number; readonly decision: Decision | null }
  | { readonly ticket: number; readonly fault: string };
