import type { Router } from 'vue-router';
import type { HandedOver } from '#src/inspector/handedOver.ts';

/** Goes to dev mode with a record in hand, whatever `path` says is kept. Rejects where its page does not come. */
export async function toInspector(router: Router, handed: HandedOver, path = '/inspect'): Promise<void> {
  const { handOver, takeHandedOver } = await import('#src/inspector/handedOver.ts');
  handOver(handed);
  try {
    await router.push(path);
  } catch (error) {
    // It must not come up on a page that somebody goes to later.
    takeHandedOver();
    throw error;
  }
}
