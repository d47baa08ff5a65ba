import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { expect, test, vi } from 'vitest';
import { MarkdownText } from '#src/shell/MarkdownText.ts';

async function drawn(text: string, lift = 1): Promise<VueWrapper> {
  const part = mount(MarkdownText, { props: { text, lift } });
  await vi.waitUntil(() => part.attributes('aria-busy') !== 'true');
  await flushPromises();
  return part;
}

test('headings go down by as many levels as the page asks, and no deeper than there are', async () => {
  const part = await drawn('# One\n\n## Two\n\n###### Six', 2);
  expect(part.findAll('h3, h4, h6').map((each) => each.text())).toEqual(['One', 'Two', 'Six']);
  expect(part.find('h1, h2').exists()).toBe(false);
});

test('what is emphasised, listed and quoted is drawn so', async () => {
  const part = await drawn('A **bold** and *soft* `code`.\n\n- one\n- two\n\n3. three\n\n> said\n\n---');
  expect(part.find('strong').text()).toBe('bold');
  expect(part.find('em').text()).toBe('soft');
  expect(part.find('code').text()).toBe('code');
  expect(part.findAll('ul > li').map((each) => each.text())).toEqual(['one', 'two']);
  expect(part.find('ol').attributes('start')).toBe('3');
  expect(part.find('blockquote').text()).toBe('said');
  expect(part.find('hr').exists()).toBe(true);
});

test('a table names its columns and its rows', async () => {
  const part = await drawn('| letters | 3 | 4 |\n| --- | --- | --- |\n| points | 1 | 2 |');
  expect(part.findAll('th[scope="col"]').map((each) => each.text())).toEqual(['letters', '3', '4']);
  expect(part.find('th[scope="row"]').text()).toBe('points');
  expect(part.findAll('td').map((each) => each.text())).toEqual(['1', '2']);
});

test('HTML stays text, and so does a link that would run something', async () => {
  const part = await drawn('A <b>word</b> & [go](javascript:alert(1)) [home](https://quoin.example/) &amp;');
  expect(part.find('b').exists()).toBe(false);
  expect(part.text()).toContain('A <b>word</b> & go home &');
  expect(part.findAll('a').map((each) => each.attributes('href'))).toEqual(['https://quoin.example/']);
});

test('code keeps its lines', async () => {
  const part = await drawn('```text\nfirst\n  second\n```');
  expect(part.find('pre').element.textContent).toBe('first\n  second');
});

test('another text replaces the one before', async () => {
  const part = await drawn('# One');
  await part.setProps({ text: '# Other' });
  await flushPromises();
  expect(part.findAll('h2').map((each) => each.text())).toEqual(['Other']);
});
