import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { defineComponent, h, nextTick, shallowRef } from 'vue';
import { ENGLISH, LANGUAGE, phraseIn, useSay, type Language } from '#shared/plugin/ui/words.ts';

const english = {
  found: { by: 'count', one: '{count} word', other: '{count} words' },
  enter: 'Enter',
} as const;

const POLISH: Language = {
  tag: 'pl',
  words: { found: { by: 'count', one: '{count} słowo', few: '{count} słowa', other: '{count} słów' } },
};

const Counter = defineComponent(
  (props: { count: number }) => {
    const say = useSay(english);
    return () => h('p', `${say('found', { count: props.count })}, ${say('enter')}`);
  },
  { props: ['count'] },
);

test('without a frame a component speaks English', () => {
  expect(mount(Counter, { props: { count: 1 } }).text()).toBe('1 word, Enter');
});

test('in a frame it speaks the frame’s language, with that language’s plurals, and English where there is a gap', () => {
  const global = { provide: { [LANGUAGE]: shallowRef(POLISH) } };
  const said = [1, 3, 5].map((count) => mount(Counter, { props: { count }, global }).text());
  expect(said).toEqual(['1 słowo, Enter', '3 słowa, Enter', '5 słów, Enter']);
});

test('it changes with the frame’s language', async () => {
  const language = shallowRef<Language>(ENGLISH);
  const part = mount(Counter, { props: { count: 2 }, global: { provide: { [LANGUAGE]: language } } });
  language.value = POLISH;
  await nextTick();
  expect(part.text()).toBe('2 słowa, Enter');
});

test('an English phrase in a gap takes English plurals, and an unknown key stays in sight', () => {
  expect(phraseIn({ tag: 'pl', words: {} }, 'found', english.found, { count: 2 })).toBe('2 words');
  expect(phraseIn(POLISH, 'no.such', undefined)).toBe('no.such');
});
