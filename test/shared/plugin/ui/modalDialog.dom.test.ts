import { enableAutoUnmount, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { h, nextTick, shallowRef } from 'vue';
import ModalDialog from '#shared/plugin/ui/ModalDialog.vue';
import { OWN_REGIONS } from '#shared/plugin/ui/announce.ts';
import { MAY_INTERRUPT, WATCHING } from '#shared/plugin/ui/watching.ts';
import { createLiveRegions, type LiveRegions } from '#src/shell/liveRegions.ts';

enableAutoUnmount(afterEach);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let regions: LiveRegions;

const watching = shallowRef(false);
const mayInterrupt = shallowRef(true);
beforeEach(() => {
  watching.value = false;
  mayInterrupt.value = true;
});

function open(props: { stray?: number; placement?: 'middle' | 'low' } = {}): VueWrapper {
  regions = createLiveRegions();
  return mount(ModalDialog, {
    attachTo: document.body,
    props: { title: 'You have won', ...props },
    slots: {
      default: () => h('p', '102 to 86.'),
      actions: () => h('button', { type: 'button', autofocus: true }, 'OK'),
    },
    global: {
      provide: {
        [OWN_REGIONS]: regions.join,
        [WATCHING]: watching,
        [MAY_INTERRUPT]: mayInterrupt,
      },
    },
  });
}

function key(dialog: VueWrapper, type: 'keydown' | 'keyup', init: KeyboardEventInit): boolean {
  const event = new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init });
  dialog.get('button').element.dispatchEvent(event);
  return event.defaultPrevented;
}

const cancel = (dialog: VueWrapper): Promise<void> => dialog.get('dialog').trigger('cancel');

test('it is open, named by its title and described by what it says', () => {
  const dialog = open();
  const { element } = dialog.get('dialog');
  expect(element.open).toBe(true);
  expect(document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'You have won',
  );
  expect(document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '102 to 86.',
  );
});

describe('closing', () => {
  test('Esc asks its owner, and closes nothing by itself', async () => {
    const dialog = open();
    await cancel(dialog);
    expect(dialog.emitted('close')).toHaveLength(1);
    expect(dialog.get('dialog').element.open).toBe(true);
  });

  test('closed by the browser itself it asks, and is open again while its owner wants it', async () => {
    const dialog = open();
    dialog.get('dialog').element.close();
    await dialog.get('dialog').trigger('close');
    await nextTick();
    expect(dialog.emitted('close')?.length).toBeGreaterThan(0);
    expect(dialog.get('dialog').element.open).toBe(true);
  });

  test('a picker of files inside that is cancelled does not close it', () => {
    const dialog = open();
    dialog.get('button').element.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
    expect(dialog.emitted('close')).toBeUndefined();
  });
});

describe('at a table that nobody sees', () => {
  const isOpen = (dialog: VueWrapper): boolean => dialog.find('dialog[open]').exists();

  test('nothing waits for it; it opens as the table comes into sight', async () => {
    watching.value = true;
    const dialog = open();
    expect(isOpen(dialog)).toBe(false);
    watching.value = false;
    await nextTick();
    expect(isOpen(dialog)).toBe(true);
  });

  test('it stands aside without a word to its owner, and comes back; then the focus goes where it was at first', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const dialog = open();
    watching.value = true;
    await nextTick();
    expect(isOpen(dialog)).toBe(false);
    watching.value = false;
    await nextTick();
    expect(isOpen(dialog)).toBe(true);
    expect(dialog.emitted('close')).toBeUndefined();
    dialog.unmount();
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  test('a key that is still held as it comes back presses nothing', async () => {
    const dialog = open({ stray: 800 });
    vi.advanceTimersByTime(800);
    expect(key(dialog, 'keydown', { key: 'Tab' })).toBe(false);
    watching.value = true;
    await nextTick();
    watching.value = false;
    await nextTick();
    expect(key(dialog, 'keydown', { key: 'Enter' })).toBe(true);
    vi.advanceTimersByTime(800);
    expect(key(dialog, 'keydown', { key: 'Enter', repeat: true })).toBe(true);
    expect(key(dialog, 'keydown', { key: 'Enter' })).toBe(false);
  });

  test('where nothing may interrupt, one that nobody asked for waits, and one that is asked for opens', async () => {
    mayInterrupt.value = false;
    const unasked = open({ stray: 800 });
    expect(isOpen(unasked)).toBe(false);
    expect(isOpen(open())).toBe(true);
    mayInterrupt.value = true;
    await nextTick();
    expect(isOpen(unasked)).toBe(true);
  });
});

describe('keys that were meant for what was typed before', () => {
  test('press nothing and close nothing, until they are over', async () => {
    const dialog = open({ stray: 800 });
    expect(key(dialog, 'keydown', { key: 'Enter' })).toBe(true);
    await cancel(dialog);
    expect(dialog.emitted('close')).toBeUndefined();
    vi.advanceTimersByTime(800);
    expect(key(dialog, 'keydown', { key: 'Enter' })).toBe(false);
    await cancel(dialog);
    expect(dialog.emitted('close')).toHaveLength(1);
  });

  test('a key still held from before presses nothing, a new one does and may be held', () => {
    const dialog = open();
    expect(key(dialog, 'keydown', { key: 'Enter', repeat: true })).toBe(true);
    expect(key(dialog, 'keyup', { key: 'Enter' })).toBe(true);
    expect(key(dialog, 'keydown', { key: 'Tab' })).toBe(false);
    expect(key(dialog, 'keydown', { key: 'Tab', repeat: true })).toBe(false);
  });
});

describe('what is said while it is open', () => {
  const heard = (dialog: VueWrapper): readonly string[] => [
    dialog.get('dialog [role=status]').text(),
    dialog.get('dialog [role=alert]').text(),
  ];

  test('is said inside, each urgency in its own region', async () => {
    const dialog = open();
    expect(heard(dialog)).toEqual(['', '']);
    regions.announce('Saved.', 'polite');
    regions.announce('Not saved.', 'assertive');
    await nextTick();
    expect(heard(dialog)).toEqual(['Saved.', 'Not saved.']);
  });

  test('what was said before it opened is not said again', () => {
    regions = createLiveRegions();
    regions.announce('Time’s up', 'assertive');
    const dialog = mount(ModalDialog, {
      props: { title: 'Over' },
      global: { provide: { [OWN_REGIONS]: regions.join } },
    });
    expect(heard(dialog)).toEqual(['', '']);
  });
});
