/** Markdown as elements of the page, never as HTML in a string: what is not understood is shown as the text it is. */
import { defineComponent, h, shallowRef, watch, type VNodeChild } from 'vue';
import type { MarkedToken, Token, Tokens } from 'marked';
import './styles/markdown.css';

/** Deepest heading there is. */
const LOWEST = 6;

const KNOWN: ReadonlySet<string> = new Set<MarkedToken['type']>([
  'blockquote',
  'br',
  'checkbox',
  'code',
  'codespan',
  'def',
  'del',
  'em',
  'escape',
  'heading',
  'hr',
  'html',
  'image',
  'link',
  'list',
  'list_item',
  'paragraph',
  'space',
  'strong',
  'table',
  'text',
]);

/** `text` in Markdown; `lift` is by how many levels its headings go down (1: its h1 is the page's h2). */
export const MarkdownText = defineComponent(
  (props: { readonly text: string; readonly lift?: number }) => {
    const tokens = shallowRef<readonly Token[] | null>(null);
    const failed = shallowRef(false);

    async function read(text: string): Promise<void> {
      try {
        const { marked } = await import('marked');
        if (text === props.text) tokens.value = marked.lexer(text);
      } catch (error) {
        // Without the reader the text itself is still worth reading.
        console.warn('Markdown could not be read:', error);
        failed.value = true;
      }
    }
    watch(() => props.text, read, { immediate: true });

    return () =>
      h('div', { class: 'markdown', 'aria-busy': tokens.value === null && !failed.value }, [
        failed.value ? h('pre', props.text) : drawAll(tokens.value ?? [], props.lift ?? 1),
      ]);
  },
  { name: 'MarkdownText', props: ['text', 'lift'] },
);

function isKnown(token: Token): token is MarkedToken {
  return KNOWN.has(token.type);
}

function drawAll(tokens: readonly Token[], lift: number): VNodeChild[] {
  return tokens.map((token) => (isKnown(token) ? draw(token, lift) : token.raw));
}

function draw(token: MarkedToken, lift: number): VNodeChild {
  const inner = (tokens: readonly Token[]): VNodeChild[] => drawAll(tokens, lift);
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return h(`h${Math.min(LOWEST, token.depth + lift)}`, inner(token.tokens));
    case 'paragraph':
      return h('p', inner(token.tokens));
    case 'strong':
    case 'em':
    case 'del':
    case 'blockquote':
      return h(token.type, inner(token.tokens));
    case 'text':
      return token.tokens === undefined ? unescaped(token.text) : inner(token.tokens);
    case 'escape':
      return token.text;
    case 'codespan':
      return h('code', token.text);
    case 'code':
      return h('pre', h('code', token.text));
    case 'br':
    case 'hr':
      return h(token.type);
    case 'link':
      return isSafe(token.href) ? h('a', { href: token.href }, inner(token.tokens)) : inner(token.tokens);
    case 'list':
      return h(
        token.ordered ? 'ol' : 'ul',
        token.ordered && token.start !== '' && token.start !== 1 ? { start: token.start } : {},
        token.items.map((item) => h('li', inner(item.tokens))),
      );
    case 'list_item':
      return h('li', inner(token.tokens));
    case 'table':
      return table(token, lift);
    case 'image':
      return token.text;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'html':
      return token.raw;
  }
}

/** A first column of names heads its rows as the first row heads its columns. */
function table({ header, rows }: Tokens.Table, lift: number): VNodeChild {
  const cell = (cell: Tokens.TableCell, tag: string, scope?: string): VNodeChild =>
    h(tag, scope === undefined ? {} : { scope }, drawAll(cell.tokens, lift));
  return h('div', { class: 'wide' }, [
    h('table', [
      h('thead', [
        h(
          'tr',
          header.map((each) => cell(each, 'th', 'col')),
        ),
      ]),
      h(
        'tbody',
        rows.map((row) =>
          h(
            'tr',
            row.map((each, i) => (i === 0 ? cell(each, 'th', 'row') : cell(each, 'td'))),
          ),
        ),
      ),
    ]),
  ]);
}

function isSafe(href: string): boolean {
  return /^(https?:|mailto:|\/(?!\/))/i.test(href);
}

/** The few character references that Markdown writers use. */
function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: keyof typeof REFERENCES) => REFERENCES[name]);
}

const REFERENCES = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' } as const;
