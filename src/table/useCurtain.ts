/** What a pause draws over the table, where it stands, and where the focus goes on afterwards. */
import { nextTick, shallowRef, watch, type Ref, type ShallowRef } from 'vue';

export interface Curtain {
  /** Whether the card of a pause is there. */
  readonly drawn: Readonly<ShallowRef<boolean>>;
  /** Where the table would have it: it marks that place with `data-paused-here`. Null for the frame's own place. */
  readonly place: Readonly<ShallowRef<HTMLElement | null>>;
  /** Hears where on the stage the focus is. */
  remember(event: FocusEvent): void;
  /** Brings the focus back to where it was when the match was paused. */
  refocus(): Promise<void>;
}

/** Where the focus may go on, best first: where words are written, else the first that takes it. */
const PLACES = 'textarea:enabled, [tabindex="0"], button:enabled';
/** A table that hid its secrets while paused may show them a few frames later. */
const FRAMES = 5;

/** Gives it the focus, which what is gone, closed or hidden does not take. */
function takesFocus(place: HTMLElement | null): boolean {
  place?.focus();
  return place !== null && document.activeElement === place;
}

/** A dialog that stood aside for the pause has come back, and has the focus itself. */
function isAsked(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** `covered`: the whole stage is hidden by the pause, so that no place on it is to be seen. */
export function useCurtain(
  paused: Readonly<Ref<boolean>>,
  covered: Readonly<Ref<boolean>>,
  stage: Readonly<Ref<HTMLElement | null>>,
): Curtain {
  const place = shallowRef<HTMLElement | null>(null);
  const drawn = shallowRef(false);
  let lastFocus: HTMLElement | null = null;

  watch(
    paused,
    async (now) => {
      // The table hides first; and what is not there yet cannot say where.
      await nextTick();
      place.value = covered.value
        ? null
        : (stage.value?.querySelector<HTMLElement>('[data-paused-here]') ?? null);
      drawn.value = now && paused.value;
    },
    { immediate: true },
  );

  return {
    drawn,
    place,
    remember({ target }) {
      if (!paused.value && target instanceof HTMLElement) lastFocus = target;
    },
    async refocus() {
      await nextTick();
      if (isAsked() || takesFocus(lastFocus)) return;
      for (let frame = 0; frame < FRAMES && !isAsked(); frame += 1) {
        const places = stage.value?.querySelectorAll<HTMLElement>(PLACES) ?? [];
        if ([...places].some(takesFocus)) return;
        await new Promise(requestAnimationFrame);
      }
    },
  };
}
