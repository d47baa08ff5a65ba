import type { InjectionKey } from 'vue';

/** Match time in ms, as the frame of a match knows it: tables have no other clock. */
export const MATCH_NOW: InjectionKey<() => number> = Symbol('match time');
