/** A program for the bundler's test: it starts a thread from a piece that is loaded later. */
export async function main(): Promise<number> {
  const { askThread } = await import('./asking.ts');
  return askThread(20);
}
