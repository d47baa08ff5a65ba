import type { Measure, MeasureFile } from './measure.ts';

const files = import.meta.glob<MeasureFile>('./*.bench.ts', { eager: true });
const measures: readonly Measure[] = Object.values(files).flatMap((file) => file.measures);

/**
 * Each measure runs in a process of its own, so that its memory is its own. Without an argument: prints the list of
 * measures as JSON. With a name: runs that one and prints `{ value, note, peakMiB }`, `value` null when it could not run.
 */
export async function main(argv: readonly string[]): Promise<number> {
  const [name] = argv;
  if (name === undefined) {
    console.log(JSON.stringify(measures.map((measure) => ({ name: measure.name, unit: measure.unit }))));
    return 0;
  }
  const measure = measures.find((one) => one.name === name);
  if (measure === undefined) {
    console.error(`There is no measure ${JSON.stringify(name)}.`);
    return 2;
  }
  const figure = (await measure.run()) ?? null;
  const { value, note } =
    typeof figure === 'object' && figure !== null ? figure : { value: figure, note: '' };
  // maxRSS is in KiB on every system.
  console.log(JSON.stringify({ value, note, peakMiB: process.resourceUsage().maxRSS / 1024 }));
  return 0;
}
