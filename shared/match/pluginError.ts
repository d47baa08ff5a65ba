/** What a chart can do wrong that only its author can mend; the fold stops on it and says where. */
export type PluginErrorCode =
  | 'plugin/bad-delay'
  | 'plugin/delay-without-id'
  | 'plugin/unknown-delay'
  | 'plugin/too-many-delays'
  | 'plugin/foreign-action'
  | 'plugin/failed-start'
  | 'plugin/threw';

/** A mistake in a game's chart, found while folding. */
export class PluginError extends Error {
  readonly code: PluginErrorCode;

  constructor(code: PluginErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PluginError';
    this.code = code;
  }
}

/** An error's message and where in the code it was thrown (empty where that is not known). */
export interface Mistake {
  readonly message: string;
  readonly stack: string;
}

/** The mistake itself, where the fold has wrapped it to say when it came. */
export function mistakeIn(thrown: unknown): Mistake {
  if (!(thrown instanceof Error)) return { message: String(thrown), stack: '' };
  if (thrown instanceof PluginError && thrown.cause !== undefined) return mistakeIn(thrown.cause);
  return { message: thrown.message, stack: thrown.stack ?? '' };
}
