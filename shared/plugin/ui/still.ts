/** Whether things are to stand still: the person has set it in the arcade, or in the system around it. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset.motion === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
