import { say } from '#src/shell/say.ts';

/** What people of this device are called as long as they have not said: “You”, and from the second on “Player 2”. */
export function usualName(before: number): string {
  return before === 0 ? say('seats.you') : say('seats.player', { number: before + 1 });
}
