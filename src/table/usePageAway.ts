import { onMounted, onUnmounted } from 'vue';

/** The page is put away: for good, into the browser's memory, or only out of sight. */
export function usePageAway(putAway: () => void, outOfSight: () => void): void {
  function look(): void {
    if (document.visibilityState === 'hidden') outOfSight();
  }
  onMounted(() => {
    addEventListener('pagehide', putAway);
    document.addEventListener('visibilitychange', look);
  });
  onUnmounted(() => {
    removeEventListener('pagehide', putAway);
    document.removeEventListener('visibilitychange', look);
  });
}
