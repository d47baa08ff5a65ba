/** What the kit proves of every game: each clause with how to mend a breach of it, here and nowhere else. */
export const MENDS = {
  'plugin/shape':
    'In index.ts, id is lower-case letters, digits and hyphens, and seats.usual has min to max seats, each “person” or a bot of the game.',
  'plugin/messages': 'Add the sentence to the messages: bots are named there as “bot.” and their name.',
  'plugin/lineups': 'In check.ts, each line-up has min to max seats, each “person” or a bot of the game.',
  'settings/default':
    'In the settings, min ≤ default ≤ max, and choices have different values, the default among them.',
  'settings/range': 'Describe the setting with its own limits; readSettings refuses what is outside.',
  'chart/id': 'Give createMachine an id.',
  'chart/iterations':
    'Give createMachine options: { maxIterations: 1000 }, or a loop of “always” hangs the page.',
  'chart/impure':
    'Use assign, raise, cancel and emit only; whatever touches the world belongs outside the chart.',
  'chart/unnamed': 'Move it into setup(), under a name, and pass what it needs by params.',
  'chart/delay-id': 'Give the delayed raise an id: raise(event, { id, delay }).',
  'chart/description': 'Give the state a description: one sentence on what it is.',
  'chart/prompt': 'Give the state meta: { prompt: key } and the messages a sentence under that key.',
  'chart/failed': 'The chart must fold any log that the door let in; look at the message for what it did.',
  'chart/unreached':
    'Let a bot or a line-up get there, or list it under unreached in check.ts with the reason.',
  'chart/reached': 'It can be reached after all: strike it from unreached in check.ts.',
  'chart/listed':
    'In unreached in check.ts, name states “a.b” and transitions “a.b --event”, each with a reason.',
  'context/json':
    'Keep null, booleans, finite numbers, strings, arrays and plain objects in the context, nothing else.',
  'context/seats':
    'Set the keys of all seats in the first context, so that moves of different seats commute.',
  'context/random': 'Draw from a generator whose state is stored back under context.random each time.',
  'fold/twice':
    'Rules may use nothing but the context and the event: no clock, no Math.random, no variable outside.',
  'fold/stored': 'Whatever the rules need must be in the context as JSON: it has to survive storing.',
  'fold/time':
    'Reckon time from event.at and delays alone, so that it does not matter how often anybody looks.',
  'fold/back': 'Going back folds the log up to there: state outside the context cannot go back.',
  'fold/mutated': 'Never change the context, a view or a move in place: return new objects.',
  'record/reads':
    'A match that was played must read again: compare the schema, settings and rules with what the log holds.',
  'record/golden': 'An old record ends otherwise: raise rules in game.ts, or mend the rules.',
  'view/json':
    'Keep null, booleans, finite numbers, strings, arrays and plain objects in the view, nothing else.',
  'view/fields':
    'Fill viewer, seats, standing, clocks, effects, over and final from the state, as the contract says.',
  'view/prompt': 'The prompt’s key must be in messages, and its params fill every {hole} of the sentence.',
  'view/twice': 'The view may depend on the state and the viewer alone.',
  'view/leak': 'Leave out of the view what this viewer cannot know: this place depends on something hidden.',
  'view/alternative': 'alternative must change what is hidden, or be null where nothing is.',
  'view/final': 'At the end of the match show everything to everybody, and let alternative be null.',
  'move/legal': 'legal may offer only what the schema and the chart take from this seat in this state.',
  'move/legal-closed': 'legal is empty for a spectator and when the match has ended.',
  'move/refuse':
    'refuse must say null exactly when the chart takes the move: use the same rule in the guard and in refuse.',
  'move/message': 'Add a sentence to the messages under that code.',
  'move/schema': 'Make the schema a closed variant on type: v.variant("type", [v.strictObject({ … })]).',
  'move/threw': 'A guard, refuse or the schema threw on a strange move; they must answer any.',
  'bot/legal': 'A bot may decide only on a move that the schema and the chart take from its seat at once.',
  'bot/repeatable': 'A bot may use only the view, the generator and the budget it is given.',
  'bot/pace': 'after is a whole number of ms, 0 or more.',
  'play/stuck':
    'Some bot (random at least) must have a move wherever no delay runs and the game is not over.',
  'carry/law': 'carry.schema takes initial() and what of() leaves, and merge(base, base, ours) is ours.',
  'game/threw': 'Nothing in a game may throw for a state that the door let in.',
} as const;

export type Clause = keyof typeof MENDS;
