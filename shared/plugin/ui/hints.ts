/** Hints for the first minute, each shown in its place once a person, and all of them skippable. */
import { computed, inject, type ComputedRef, type InjectionKey } from 'vue';

export interface Hints {
  /** Whether the hint is still to be shown; reactive. */
  isNew(id: string): boolean;
  /** It has been read. */
  read(id: string): void;
  /** No more hints, here or at any table. */
  skipAll(): void;
}

export const HINTS: InjectionKey<Hints> = Symbol('hints');

export interface Hint {
  readonly shown: ComputedRef<boolean>;
  read(): void;
  skipAll(): void;
}

/** A hint by its name (`boggle.write`); never shown where there is no frame. */
export function useHint(id: string): Hint {
  const hints = inject(HINTS, null);
  return {
    shown: computed(() => hints?.isNew(id) ?? false),
    read: () => hints?.read(id),
    skipAll: () => hints?.skipAll(),
  };
}
