/** A line of a record may be long. */
const SHOWN = 200;

/**
 * What is amiss with stored golden files, by what is played now: a sentence each, with the first line that differs and
 * what to do. A game that has none at all, as one just begun, is left alone.
 */
export function faultsOf(
  stored: ReadonlyMap<string, string>,
  played: ReadonlyMap<string, string>,
): readonly string[] {
  if (stored.size === 0) return [];
  const gone = [...stored.keys()]
    .filter((name) => !played.has(name))
    .map((name) => `test/records/${name} is not played any more. Run: npm run records`);
  const different = [...played].flatMap(([name, text]) => {
    const kept = stored.get(name);
    if (kept === undefined) return [`test/records/${name} is missing. Run: npm run records`];
    const difference = firstDifference(kept.replaceAll('\r\n', '\n'), text);
    return difference === null
      ? []
      : [
          `test/records/${name} is played otherwise now, ${difference}. If the rules were changed on purpose, raise rules in game.ts and run: npm run records`,
        ];
  });
  return [...gone, ...different];
}

function firstDifference(kept: string, now: string): string | null {
  const [then, lines] = [kept.split('\n'), now.split('\n')];
  for (let i = 0; i < Math.max(then.length, lines.length); i++) {
    if (then[i] === lines[i]) continue;
    return `from line ${i + 1} on: ${shown(lines[i])} and not ${shown(then[i])}`;
  }
  return null;
}

function shown(line: string | undefined): string {
  if (line === undefined) return 'nothing';
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN)}…`;
}
