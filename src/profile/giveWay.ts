/** Lets the page draw and hear in between. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
