/** What the kit proves of every game: each clause with how to mend a breach of it, here and nowhere else. */
export const MENDS = {
  'plugin/shape':
    'In index.ts, id is lower-case letters, digits and hyphens, and seats.usual has min to max seats, each “person” or a bot of the game, seats.standIn is one of its bots, and each key is a capital letter or a digit, alone or as Alt+R, and not one of the frame’s.',
  'plugin/messages': 'Add the sentence to messages.en.ts: bots are named there as “bot.” and their name.',
  'plugin/lineups': 'In check.ts, each line-up has min to max seats, each “person” or a bot of the game.',
  'plugin/presets':
    'In index.ts, each preset has an id of its own, settings within their limits and, if it says who sits, min to max seats, each “person” or a bot of the game.',
  'plugin/daily':
    'In index.ts, daily has settings within their limits and min to max seats, each “person” or a bot of the game.',
  'plugin/pages':
    'In index.ts, each page has an id of lower-case letters, digits and hyphens, neither new nor kept, and a component under it in pages of game.ts.',
  'settings/default':
    'In the settings of index.ts, min ≤ default ≤ max, choices have different values, the default among them, and a text fits its own pattern.',
  'settings/range': 'Describe the setting with its own limits; readSettings refuses what is outside.',
  'chart/id': 'In machine.ts, give createMachine an id: the name of the game’s folder.',
  'chart/iterations':
    'In machine.ts, give createMachine options: { maxIterations: 1000 }, or a loop of “always” hangs the page.',
  'chart/impure':
    'Use assign, raise, cancel and emit only; a sound is an emit, waiting is after, and what touches the world belongs to the table.',
  'chart/unnamed': 'In machine.ts, move it into setup() under a name, and pass what it needs by params.',
  'chart/delay-id': 'Give the delayed raise an id: raise(event, { id, delay }).',
  'chart/description': 'Give the state a description: one sentence on what it is.',
  'chart/prompt': 'Give the state meta: { prompt: key }, and messages.en.ts a sentence under that key.',
  'chart/failed':
    'The chart must fold any log that the door let in: play the match of that seed up to that entry, in dev mode or by quoin play, and look at the step after it.',
  'chart/unreached':
    'Let a bot or a line-up get there, or list it under unreached in check.ts with the reason.',
  'chart/reached': 'It can be reached after all: strike it from unreached in check.ts.',
  'chart/listed':
    'In unreached in check.ts, name states “a.b” and transitions “a.b --event”, each with a reason.',
  'context/json':
    'Keep null, booleans, finite numbers, strings, arrays and plain objects in the context, nothing else.',
  'context/seats': 'Set the keys of all seats in contextOf, so that moves of different seats commute.',
  'context/random':
    'Draw from openRandom(context.random), and let the rule answer random: draw.state() with what it drew.',
  'fold/twice':
    'Rules may use nothing but the context and the event: look for a clock, Math.random, or a variable outside of the function.',
  'fold/stored': 'Whatever the rules need must be in the context as JSON: it has to survive storing.',
  'fold/time':
    'Reckon time from event.at and delays alone, so that it does not matter how often anybody looks.',
  'fold/back': 'Going back folds the log up to there: state outside the context cannot go back.',
  'fold/mutated':
    'Never change the context, a view or a move in place: return new ones ({ ...x }, with(), toSorted(), map()).',
  'record/reads':
    'A match that was played must read again: compare the schema, settings and rules with what the log holds.',
  'record/golden': 'An old record ends otherwise: raise rules in game.ts, or mend the rules.',
  'view/json':
    'Keep null, booleans, finite numbers, strings, arrays and plain objects in the view, nothing else.',
  'view/fields':
    'In view.ts, fill viewer, seats, standing, clocks, effects, turn, over and final from the state, as the contract says.',
  'view/prompt':
    'In view.ts, the prompt’s key must be one of the messages, and its params fill every {hole} of the sentence.',
  'view/twice': 'In view.ts, use the state and the viewer alone.',
  'view/leak':
    'In view.ts, leave out what this viewer cannot know: that place depends on something hidden. Or alternative in check.ts changes what is not.',
  'view/alternative': 'In check.ts, alternative must change what is hidden, or be null where nothing is.',
  'view/final':
    'At the end of the match view.ts shows everything to everybody, and alternative in check.ts is null.',
  'move/legal':
    'In view.ts, legal may offer only what the schema and the chart take from this seat in this state: filter by refuse.',
  'move/legal-closed': 'In view.ts, legal answers [] for a spectator and when view.final is true.',
  'move/refuse':
    'refuse in view.ts must say null exactly when the chart takes the move: ask one function of rules.ts in the guard and in refuse.',
  'move/message': 'Add a sentence to messages.en.ts under that code.',
  'move/schema':
    'In moves.ts, make the schema a closed variant on type: v.variant("type", [v.strictObject({ … })]).',
  'move/threw':
    'A guard, refuse or the schema threw on a strange move: each must answer any that the schema lets in.',
  'bot/legal': 'In bots.ts, decide only on a move that is legal for the view’s own seat, or answer null.',
  'bot/repeatable':
    'In bots.ts, use only the view, the generator and the budget that decide is given: no Math.random, no clock, no memory.',
  'bot/pace': 'In bots.ts, after is a whole number of ms, 0 or more: round it.',
  'play/stuck':
    'In bots.ts, some bot (random at least) must have a move wherever no delay runs and the game is not over.',
  'carry/law': 'carry.schema takes initial() and what of() leaves, and merge(base, base, ours) is ours.',
  'game/resources':
    'In game.ts, resources names the same with hashes for the same settings, all of which the arcade can fetch; machine does without them, for the drawing of the chart.',
  'game/figures':
    'In game.ts, figures answers JSON made of the view alone, each label a key of messages.en.ts without holes.',
  'game/share':
    'In game.ts, share answers lines and lines to read aloud made of the view alone, each a key of messages.en.ts with every hole filled.',
  'game/threw': 'Nothing in a game may throw for a state that the door let in.',
} as const;

export type Clause = keyof typeof MENDS;
