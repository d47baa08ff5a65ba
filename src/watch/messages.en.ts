/** What is said where a match is looked at and not played. */
import type { Words } from '#shared/plugin/words.ts';

export const watchWords = {
  'watch.past': 'This is the past: the match goes on from here only in a fork.',
  'watch.noView': 'The game cannot show this moment: {why}',
  'watch.watcher': 'Watcher',
  'watch.time': 'Time',
  'watch.toStart': 'To the start',
  'watch.stepBack': 'One step back',
  'watch.stepOn': 'One step on',
  'watch.play': 'Play',
  'watch.pause': 'Pause',
  'watch.speed': 'Speed',
  'watch.times': '{speed}×',
  'watch.matchTime': 'Match time',
  'watch.live': 'live',
  'watch.round': 'Round {round}',
  'watch.game': 'Game {game}',
  'watch.says': '{time}, after entry {entry} of {entries}',
  'watch.saysRound': '{time}, round {round}, after entry {entry} of {entries}',
  'watch.saysGame': '{time}, game {game}, round {round}, after entry {entry} of {entries}',
} satisfies Words;

export type WatchWord = keyof typeof watchWords;
