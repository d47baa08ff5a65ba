/** The keys of the menu: single ones, for nobody types there. */
import { onBeforeUnmount, onMounted } from 'vue';
import { usePreferences } from '#src/profile/usePreferences.ts';
import { MENU_KEYS, type MenuAct } from './keys.ts';

export type MenuKey = { readonly do: 'open'; readonly index: number } | { readonly do: MenuAct };

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>;

/** What a key asks for; null for nothing. On many keyboards “?” needs Shift, the others take no modifier. */
export function menuKeyOf(press: KeyPress): MenuKey | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing, defaultPrevented } = press;
  if (altKey || ctrlKey || metaKey || repeat || isComposing || defaultPrevented) return null;
  if (shiftKey && key !== '?') return null;
  if (/^[1-9]$/.test(key)) return { do: 'open', index: Number(key) - 1 };
  const known = MENU_KEYS.find((each) => each.key === key.toLowerCase());
  return known === undefined ? null : { do: known.act };
}

/** Listens for as long as the component stands, unless the person has switched shortcuts off. */
export function useMenuKeys(act: (key: MenuKey) => void): void {
  const profile = usePreferences();

  function hear(event: KeyboardEvent): void {
    if (!profile.preferences.shortcuts || isTakenElsewhere(event.target)) return;
    const key = menuKeyOf(event);
    if (key === null) return;
    event.preventDefault();
    act(key);
  }

  onMounted(() => document.addEventListener('keydown', hear));
  onBeforeUnmount(() => document.removeEventListener('keydown', hear));
}

/** A field takes its own keys, and while a dialog stands the page behind it is out of reach. */
function isTakenElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}
