import { expect, test } from 'vitest';
import { menuKeyOf } from '#src/shell/menuKeys.ts';

const BARE = {
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
};

test.each([
  ['1', { do: 'open', index: 0 }],
  ['9', { do: 'open', index: 8 }],
  ['r', { do: 'resume' }],
  ['R', { do: 'resume' }],
  ['M', { do: 'sound' }],
  ['?', { do: 'help' }],
  ['0', null],
  ['x', null],
  ['Enter', null],
])('%s asks for %j', (key, asked) => {
  expect(menuKeyOf({ ...BARE, key })).toEqual(asked);
});

test('a browser’s own chords, a held key, and a letter still being composed ask for nothing', () => {
  for (const other of ['altKey', 'ctrlKey', 'metaKey', 'repeat', 'isComposing', 'defaultPrevented']) {
    expect(menuKeyOf({ ...BARE, key: 'r', [other]: true }), other).toBeNull();
  }
  expect(menuKeyOf({ ...BARE, key: '1', shiftKey: true })).toBeNull();
  expect(menuKeyOf({ ...BARE, key: '?', shiftKey: true })).toEqual({ do: 'help' });
});
