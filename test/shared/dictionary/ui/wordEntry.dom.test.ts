import { enableAutoUnmount, mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import WordEntry from '#shared/dictionary/ui/WordEntry.vue';

enableAutoUnmount(afterEach);

interface Props {
  readonly text: string;
  readonly open: boolean;
  readonly worth: string | null;
  readonly fault: string | null;
  readonly hint: string | null;
  readonly canClear: boolean;
}

const OPEN: Props = { text: '', open: true, worth: null, fault: null, hint: null, canClear: true };

type Entry = VueWrapper<InstanceType<typeof WordEntry>>;

function open(props: Partial<Props> = {}): Entry {
  return mount(WordEntry, { attachTo: document.body, props: { ...OPEN, ...props } });
}

const editor = (entry: Entry): Omit<DOMWrapper<HTMLTextAreaElement>, 'exists'> => entry.get('textarea');

function button(entry: Entry, name: string): DOMWrapper<HTMLButtonElement> {
  const found = entry.findAll('button').find((each) => each.text() === name);
  if (found === undefined) throw new Error(`There is no button “${name}”.`);
  return found;
}

describe('writing', () => {
  test('it holds the whole text and gives back what is written, as it stands', async () => {
    const entry = open({ text: 'least\nwing' });
    expect(editor(entry).element.value).toBe('least\nwing');
    await editor(entry).setValue('least\nwing\n42 ü');
    expect(entry.emitted('write')).toEqual([['least\nwing\n42 ü']]);
  });

  test('what the owner does not keep is taken out again', async () => {
    const entry = open({ text: 'ten' });
    await editor(entry).setValue('ten!');
    await entry.vm.$nextTick();
    expect(editor(entry).element.value).toBe('ten');
  });

  test('a word chosen elsewhere shows', async () => {
    const entry = open();
    await entry.setProps({ text: 'tend' });
    expect(editor(entry).element.value).toBe('tend');
  });

  test('nothing is written over what an input method composes', async () => {
    const entry = open();
    await editor(entry).trigger('compositionstart');
    await editor(entry).setValue('ん');
    await entry.setProps({ text: 'other' });
    expect(editor(entry).element.value).toBe('ん');
    expect(entry.emitted('write')).toEqual([['ん']]);
    entry.vm.finish();
    await entry.vm.$nextTick();
    expect(editor(entry).element.value).toBe('other');
  });

  test('it is named, and no spelling helps', () => {
    const area = editor(open());
    expect(document.querySelector(`label[for="${area.attributes('id') ?? ''}"]`)?.textContent).toBe(
      'Your words',
    );
    expect(area.attributes()).toMatchObject({
      autocomplete: 'off',
      autocorrect: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
    });
  });

  test('closed, it takes nothing', () => {
    const entry = open({ open: false });
    expect(editor(entry).element.disabled).toBe(true);
    expect(entry.findAll('button').map(({ element }) => element.disabled)).toEqual([true, true]);
  });
});

describe('keys', () => {
  test('Enter gives the word in, and leaves no line', async () => {
    const entry = open({ text: 'tend' });
    const event = new KeyboardEvent('keydown', { key: 'Enter', cancelable: true });
    editor(entry).element.dispatchEvent(event);
    await entry.vm.$nextTick();
    expect(entry.emitted('enter')).toHaveLength(1);
    expect(event.defaultPrevented).toBe(true);
  });

  test.each([
    ['with Shift it is a new line', { key: 'Enter', shiftKey: true }],
    ['while composing it is the input method’s', { key: 'Enter', isComposing: true }],
    ['with the code of a key taken by an input method too', { key: 'Enter', keyCode: 229 }],
  ])('%s', (_, init: KeyboardEventInit) => {
    const entry = open({ text: 'tend' });
    const event = new KeyboardEvent('keydown', { ...init, cancelable: true });
    editor(entry).element.dispatchEvent(event);
    expect(entry.emitted('enter')).toBeUndefined();
    expect(event.defaultPrevented).toBe(false);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }])(
    '“select all” (%o) spares the words written before',
    (chord) => {
      const area = editor(open({ text: 'least\nwing\nten' })).element;
      const selected = (caret: number): string => {
        area.setSelectionRange(caret, caret);
        area.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ...chord, cancelable: true }));
        return area.value.slice(area.selectionStart, area.selectionEnd);
      };
      expect([14, 8, 6, 5, 0].map(selected)).toEqual(['ten', 'wing', 'wing', 'least', 'least']);
    },
  );

  test('Esc clears where there is something to clear', async () => {
    const entry = open();
    await editor(entry).trigger('keydown', { key: 'Escape' });
    expect(entry.emitted('clear')).toHaveLength(1);
    await entry.setProps({ canClear: false });
    await editor(entry).trigger('keydown', { key: 'Escape' });
    expect(entry.emitted('clear')).toHaveLength(1);
  });
});

describe('the buttons', () => {
  test('do what they say', async () => {
    const entry = open();
    await button(entry, 'Enter').trigger('click');
    await button(entry, 'Clear').trigger('click');
    expect(entry.emitted('enter')).toHaveLength(1);
    expect(entry.emitted('clear')).toHaveLength(1);
  });

  test.each(['Enter', 'Clear'])('%s leaves the focus where it is when pressed by a pointer', (name) => {
    const { element } = button(open(), name);
    for (const type of ['pointerdown', 'mousedown']) {
      const event = new Event(type, { bubbles: true, cancelable: true });
      element.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
    }
  });

  test('Clear by keyboard goes back to the editor, for the button may close', async () => {
    const entry = open({ text: 'tend' });
    button(entry, 'Clear').element.focus();
    await button(entry, 'Clear').trigger('click');
    expect(document.activeElement).toBe(editor(entry).element);
  });

  test('Clear by a finger brings up no keyboard', async () => {
    const entry = open({ text: 'tend' });
    await button(entry, 'Clear').trigger('click');
    expect(document.activeElement).not.toBe(editor(entry).element);
  });
});

describe('what stands around it', () => {
  test('what the word is worth changes without a word', () => {
    const output = open({ worth: 'worth 1' }).get('output');
    expect(output.text()).toBe('worth 1');
    expect(output.attributes('aria-live')).toBe('off');
  });

  test('fault and hint describe the editor', () => {
    const area = editor(open({ fault: 'Too short.', hint: 'Type it.' }));
    const described = (area.attributes('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Too short.', 'Type it.']);
    expect(area.attributes('aria-invalid')).toBe('true');
  });

  test('leaving it is told', async () => {
    const entry = open();
    await editor(entry).trigger('blur');
    expect(entry.emitted('leave')).toHaveLength(1);
  });
});
