/** A chart of all that XState allows and few games want: what draws charts must stand it. */
import { and, createMachine, not, or, raise, stateIn } from 'xstate';

export const nasty = createMachine({
  id: 'nasty & "odd"',
  initial: 'first',
  description: 'Everything at once',
  on: {
    '*': { actions: 'note' },
    'reset.all': { target: '.first', reenter: true },
    stop: '.end',
    jump: [{ guard: and(['full', or(['odd', not('even')])]), target: '.both.right.r2' }, { actions: 'note' }],
  },
  states: {
    first: {
      entry: 'greet',
      after: { 1000: 'both', 2500: { target: 'inner', guard: 'slow' } },
      always: { guard: 'ready', target: 'inner' },
      on: {
        '*': {},
        again: { target: 'first', reenter: true },
        go: [
          { guard: 'a', target: 'inner.deep.x' },
          { guard: 'a', target: 'inner.deep.y' },
          { guard: ({ event }) => event.type.length > 3, target: 'both' },
          { target: ['both.left.l2', 'both.right.r2'] },
          { target: 'end' },
        ],
      },
    },
    inner: {
      initial: 'deep',
      onDone: { target: 'first' },
      on: { back: 'first', up: { target: '.last', actions: [raise({ type: 'lift' }), 'note'] } },
      states: {
        deep: {
          initial: 'x',
          on: { leave: '#nasty & "odd".inner', out: '#nasty & "odd".both.history' },
          states: {
            x: { on: { next: 'y', over: { guard: stateIn('inner'), target: '#nasty & "odd".end' } } },
            y: { on: { prev: 'x', far: '#nasty & "odd".first' } },
          },
        },
        last: { type: 'final', entry: 'note' },
      },
    },
    both: {
      type: 'parallel',
      onDone: { target: 'end', actions: 'note' },
      on: { quit: 'first', 'left.swap': { target: '.left.l2' } },
      states: {
        left: {
          initial: 'l1',
          states: {
            l1: { on: { a: 'l2' } },
            l2: { on: { b: 'l1', c: { guard: 'x', target: '#nasty & "odd".both.right.r2' } } },
          },
        },
        right: {
          initial: 'r1',
          states: { r1: { after: { wait: 'r2' } }, r2: { on: { out: '#nasty & "odd".first' } } },
        },
        history: { type: 'history', history: 'deep', target: 'left' },
      },
    },
    end: { type: 'final' },
    island: { description: 'Nothing leads here.' },
  },
});
