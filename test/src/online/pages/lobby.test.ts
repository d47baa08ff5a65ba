import { describe, expect, it } from 'vitest';
import { namesAt, nextHost, newsOf, timeAway, waitingFor } from '#src/online/pages/lobby.ts';
import { computer, person, tableView } from './fakeLink.ts';

const COMPUTERS = [{ bot: 'level5', label: 'Level 5' }];

describe('who is waited for', () => {
  it('names who is not ready and who is away, and not the host, who starts', () => {
    expect(waitingFor(tableView())).toBe('Priya is not ready. Jo is away, and keeps the seat.');
    const sitters = [
      person('s2', 'Maren', { ready: false }),
      person('s3', 'Tobias'),
      computer('s4', 'level5'),
    ];
    expect(waitingFor(tableView({ sitters }))).toBe('All are ready.');
  });

  it('names several as the language does', () => {
    const unready = { ready: false };
    const sitters = [
      person('s2', 'Maren'),
      person('s3', 'Ann', unready),
      person('s4', 'Bo', unready),
      person('s5', 'Cy', unready),
    ];
    expect(waitingFor(tableView({ sitters }))).toBe('Ann, Bo, and Cy are not ready.');
  });

  it('tells a host who is alone that they can start', () => {
    expect(waitingFor(tableView({ sitters: [person('s2', 'Maren')] }))).toContain('start by yourself');
  });
});

it('computers of one kind are numbered, and make room for a person of that name', () => {
  const sitters = [
    computer('s3', 'level5'),
    computer('s4', 'level5'),
    person('s5', 'Level 5'),
    computer('s6', 'level5'),
  ];
  expect([...namesAt({ sitters }, COMPUTERS).values()]).toEqual([
    'Level 5 (2)',
    'Level 5 (3)',
    'Level 5',
    'Level 5 (4)',
  ]);
});

it('the next host is the first other person, never a computer', () => {
  expect(nextHost(tableView())?.name).toBe('Tobias');
  expect(nextHost(tableView({ sitters: [person('s2', 'Maren'), computer('s3', 'level5')] }))).toBeUndefined();
});

it('how long somebody has been away is told in minutes and seconds, and never less than nothing', () => {
  expect([timeAway(42_000, 60_000), timeAway(0, 605_999), timeAway(10, 0)]).toEqual([
    '0:18',
    '10:05',
    '0:00',
  ]);
});

describe('what is said aloud of a change', () => {
  it('tells who came, went, is away, is ready, and is host now', () => {
    const before = tableView();
    const after = tableView({
      host: 's3',
      sitters: [
        person('s3', 'Tobias', { here: false, awaySince: 1 }),
        person('s4', 'Priya', { ready: true }),
        person('s5', 'Jo', { ready: false }),
        computer('s6', 'level5'),
        person('s7', 'Ann', { ready: false }),
        computer('s8', 'level5'),
      ],
    });
    expect(newsOf(before, after, 's5', COMPUTERS)).toEqual([
      'Tobias is away.',
      'Priya is ready.',
      'Ann has sat down.',
      'Level 5 (2) has been added.',
      'Maren has left the table.',
      'Tobias is the host now.',
    ]);
  });

  it('tells nothing of oneself, and a host nothing of what they have settled', () => {
    const before = tableView();
    const sitters = before.sitters.map((each) => (each.id === 's4' ? { ...each, ready: true } : each));
    expect(newsOf(before, tableView({ sitters }), 's4', COMPUTERS)).toEqual([]);
    expect(newsOf(before, tableView({ places: 8 }), 's2', COMPUTERS)).toEqual([]);
  });

  it('tells others what was settled, once, and not that of each the ready mark has gone', () => {
    const before = tableView();
    const unready = before.sitters.map((each) => (each.by === 'person' ? { ...each, ready: false } : each));
    const after = tableView({ settings: { ...before.settings, target: 50 }, places: 8, sitters: unready });
    expect(newsOf(before, after, 's4', COMPUTERS)).toEqual([
      'The table has 8 seats now.',
      'The host has changed what is played.',
    ]);
  });

  it('tells somebody that they have become the host', () => {
    expect(newsOf(tableView(), tableView({ host: 's4' }), 's4', COMPUTERS)).toEqual([
      'You are the host now.',
    ]);
  });
});
