/** Processes of the tests, of which none is left behind, however they end. */
import type { ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export function endWithTests(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}
