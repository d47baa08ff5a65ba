import { describe, expect, it } from 'vitest';
import { ENGLISH } from '#shared/dictionary/english.ts';
import { loadEnglishNode } from '#src/lexicon/nodeLexicon.ts';
import address from 'quoin:english.lexicon?url';

describe('x', () => {
  it('y', async () => {
    const l = await loadEnglishNode(process.cwd());
    expect(l.resource).toEqual(ENGLISH);
    console.log(address, l.size, l.has('quoin'), l.level('quoin'), l.level('the'), l.isRude('shit'));
  });
});
