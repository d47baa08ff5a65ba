/** What is looked at first is drawn first: the rest of a page waits until that has been seen. */
import { onBeforeUnmount, onMounted, shallowRef, type ShallowRef } from 'vue';

/**
 * False until a picture has been drawn with the component, then true for good. A page that draws no pictures, as one in
 * the background, goes on by a timer.
 */
export function useSecondPicture(): Readonly<ShallowRef<boolean>> {
  const drawn = shallowRef(false);
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function goOn(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    drawn.value = true;
  }

  onMounted(() => {
    // A task of its own: within the frame it would still be part of the first picture.
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(goOn);
    });
    timer = setTimeout(goOn, HIDDEN);
  });
  onBeforeUnmount(() => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  });
  return drawn;
}

/** ms after which no picture is expected any more. */
const HIDDEN = 250;
