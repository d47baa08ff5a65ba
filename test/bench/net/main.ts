/** `npm run bench:net`: how much a server takes, measured with players of its own on this machine. Nothing leaves it. */
import { hasRedis } from '#test/src/server/redisServer.ts';
import { readOptions } from './options.ts';
import { isSound, linesOf } from './report.ts';
import { runScenario, type Outcome } from './scenario.ts';

/** Gives the exit code: 0 where nothing acknowledged was lost or done twice, whatever the times; 1 where it was; 2 wrong usage. */
export async function main(argv: readonly string[], root: unknown, cli: unknown): Promise<number> {
  const options = readOptions(argv);
  if (!options.ok) {
    console.error(options.message);
    return 2;
  }
  const { scenarios, json } = options.value;
  const program = { root: String(root), cli: String(cli) };
  const outcomes: Outcome[] = [];
  for (const scenario of scenarios) {
    if (scenario !== 'one' && !hasRedis) {
      console.error(`${scenario}: not measured, there is no redis-server and no valkey-server here.`);
      continue;
    }
    const outcome = await runScenario(program, scenario, options.value, console.error);
    outcomes.push(outcome);
    if (!json) console.log(`${linesOf(outcome).join('\n')}\n`);
  }
  if (json) console.log(JSON.stringify(outcomes, null, 2));
  return outcomes.every(isSound) ? 0 : 1;
}
