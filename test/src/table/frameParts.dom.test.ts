import { enableAutoUnmount, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import { ENGLISH } from '#shared/plugin/ui/words.ts';
import type { Clock, View } from '#shared/plugin/view.ts';
import type { Words } from '#shared/plugin/words.ts';
import FrameParts from '#src/table/FrameParts.vue';
import { clockNameIn } from '#src/table/sentences.ts';

enableAutoUnmount(afterEach);

function open(messages: Words, ...ids: readonly string[]): VueWrapper {
  const clocks: readonly Clock[] = ids.map((id) => ({ id, due: 60_000, length: 60_000 }));
  const view = { clocks, standing: [], seats: [] } satisfies Partial<View>;
  return mount(FrameParts, {
    props: {
      view: { ...VIEW, ...view },
      draws: () => true,
      prompt: null,
      clockName: (clock: Clock) => clockNameIn(ENGLISH, { messages }, clock),
    },
  });
}

function namesIn(parts: VueWrapper): readonly unknown[] {
  return parts.findAll('[role=timer]').map((clock) => clock.attributes('aria-label'));
}
