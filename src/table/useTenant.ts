/** Where a match stands between the tabs of this browser, for the page that shows it. */
import { inject, onMounted, onUnmounted, shallowRef, type InjectionKey, type ShallowRef } from 'vue';
import type { Opening } from '#src/profile/useMatches.ts';
import { browserTime } from './browserTime.ts';
import { browserChannel, createTenancy, type Channel, type Claim } from './tenancy.ts';

/** The channel to other tabs that look at a match, by the match's id; the browser's own where nobody gives one. */
export const CHANNEL: InjectionKey<(id: string) => Channel> = Symbol('channel between tabs');

export type Stage<Opened> =
  | { readonly kind: 'opening' }
  /** Another tab has it, and had it first. */
  | { readonly kind: 'held'; readonly asking: boolean }
  /** Another tab has taken it from this one. */
  | { readonly kind: 'given'; readonly asking: boolean }
  | { readonly kind: 'here'; readonly opened: Opened; readonly opening: Opening };

export interface Tenant<Opened> {
  readonly stage: ShallowRef<Stage<Opened>>;
  /** Asks the other tab for the match. */
  take(): Promise<void>;
}

export interface TenantOptions<Opened> {
  readonly opening: Opening;
  /** Reads the match as it is kept. */
  open(): Promise<Opened>;
  /** Keeps what the table still holds and closes it, once it is taken down; answers whether time ran until then. */
  close(): Promise<boolean>;
}

/**
 * Asks for the match at once and opens it when no other tab has it; follows when another tab takes it over, and when
 * the page comes back from the browser's memory. Lets go with the component.
 */
export function useTenant<Opened>({ opening, open, close }: TenantOptions<Opened>): Tenant<Opened> {
  const stage: ShallowRef<Stage<Opened>> = shallowRef({ kind: 'opening' });
  const channelTo = inject(CHANNEL, () => browserChannel, true);
  const tenancy = createTenancy({
    channel: channelTo(opening.id),
    token: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    wake: browserTime.wake,
    letGo: () => putDown({ kind: 'given', asking: false }),
  });
  /** Counts what was begun: what an earlier one brings is not wanted any more. */
  let attempt = 0;

  function putDown(next: Stage<Opened>): Promise<boolean> {
    attempt += 1;
    const closed = close();
    stage.value = next;
    return closed;
  }

  async function settle(claimed: Promise<Claim>, otherwise: 'held' | 'given', how: Opening): Promise<void> {
    attempt += 1;
    const mine = attempt;
    const claim = await claimed;
    if (mine !== attempt) return;
    if (claim.kind === 'held') {
      stage.value = { kind: otherwise, asking: false };
      return;
    }
    stage.value = { kind: 'opening' };
    const opened = await open();
    if (mine === attempt)
      stage.value = { kind: 'here', opened, opening: { ...how, run: how.run || claim.ran } };
  }

  async function take(): Promise<void> {
    const { kind } = stage.value;
    if (kind !== 'held' && kind !== 'given') return;
    stage.value = { kind, asking: true };
    await settle(tenancy.take(), kind, { ...opening, run: false, isNew: false });
  }

  /** What the browser kept in its memory may have been played on elsewhere meanwhile. */
  async function comeBack(): Promise<void> {
    const otherwise = stage.value.kind === 'here' ? 'given' : 'held';
    await putDown({ kind: 'opening' });
    await settle(tenancy.claim(), otherwise, { ...opening, run: false, isNew: false });
  }

  function show({ persisted }: PageTransitionEvent): void {
    if (persisted && stage.value.kind !== 'given') void comeBack();
  }

  onMounted(() => {
    addEventListener('pagehide', tenancy.release);
    addEventListener('pageshow', show);
  });
  onUnmounted(() => {
    attempt += 1;
    removeEventListener('pagehide', tenancy.release);
    removeEventListener('pageshow', show);
    tenancy.close();
  });

  void settle(tenancy.claim(opening.isNew), 'held', opening);
  return { stage, take };
}
