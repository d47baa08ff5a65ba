/** Whether this process can serve: null, or one sentence on why not. */
export type Health = () => Promise<string | null>;

/**
 * Asks the store, but once at a time however often it is asked, and for at most `patience` ms: who checks our health
 * must not wear it down, and wants an answer.
 */
export function createHealth(fault: () => Promise<string | null>, patience: number): Health {
  let asked: Promise<string | null> | undefined;
  return () => {
    asked ??= within(fault(), patience, 'The store does not answer.')
      .catch(() => 'The store cannot be asked how it is.')
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
}

/** What a promise comes to, or `otherwise` where that takes more than `ms`. */
export function within<Value, Otherwise>(
  promise: Promise<Value>,
  ms: number,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(otherwise), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
