import type { InjectionKey } from 'vue';
import type { LiveRegions } from './liveRegions.ts';

/** Given to the one component that draws the regions; everybody else uses `useAnnounce`. */
export const LIVE_REGIONS: InjectionKey<LiveRegions> = Symbol('live regions');
