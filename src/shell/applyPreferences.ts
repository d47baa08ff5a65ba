/** Puts what a person prefers on the page itself, before anything is drawn and whenever it changes. */
import type { Pinia } from 'pinia';
import { getCurrentScope, onScopeDispose, watch } from 'vue';
import { translations, type Translations } from '#shared/plugin/translations.ts';
import type { Preferences } from '#src/profile/preferences.ts';
import { usePreferences } from '#src/profile/usePreferences.ts';
import { speak } from './say.ts';

/**
 * Called once, after the services are provided and before the page is mounted, so that no wrong theme flashes.
 * Resolves when the language is there, which is English where its file does not come. Other tabs' changes are followed.
 */
export async function applyPreferences(pinia: Pinia, from: Translations = translations): Promise<void> {
  const store = usePreferences(pinia);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const tint = (): void => tintBrowser();

  addEventListener('storage', store.follow);
  dark.addEventListener('change', tint);
  const unwatch = watch(() => store.preferences, dress, { immediate: true, flush: 'sync' });
  const silence = watch(
    () => store.preferences.language,
    (language) => void speak(language, from),
  );
  if (getCurrentScope() !== undefined) {
    onScopeDispose(() => {
      removeEventListener('storage', store.follow);
      dark.removeEventListener('change', tint);
      unwatch();
      silence();
    });
  }
  await speak(store.preferences.language, from);
}

function dress({ theme, motion, textSize }: Preferences): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (motion === 'system') delete dataset['motion'];
  else dataset['motion'] = motion;
  if (textSize === 100) delete dataset['textSize'];
  else dataset['textSize'] = String(textSize);
  metaNamed('color-scheme').content = theme === 'system' ? 'light dark' : theme;
  tintBrowser();
}

/** The bar that a phone draws around the page takes the page's ground. */
function tintBrowser(): void {
  metaNamed('theme-color').content = getComputedStyle(document.documentElement).backgroundColor;
}

function metaNamed(name: string): HTMLMetaElement {
  const there = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (there !== null) return there;
  const meta = document.createElement('meta');
  meta.name = name;
  document.head.append(meta);
  return meta;
}
