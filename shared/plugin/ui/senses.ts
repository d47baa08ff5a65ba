/** What a table may do to the senses. The frame decides how: muted, still, silent, each as the person wishes. */
import { inject, type InjectionKey, type Ref } from 'vue';

/** Sounds by what they mean; the arcade synthesises them. */
export type SoundName = 'tick' | 'accept' | 'refuse' | 'shake' | 'beep' | 'win' | 'lose' | 'draw';

export const SOUND: InjectionKey<(name: SoundName) => void> = Symbol('sound');

/** Plays a sound, unless the person has muted them; silent where there is no frame. */
export function useSound(): (name: SoundName) => void {
  return inject(SOUND, () => noSound, true);
}

/** Which milestones of a clock are said: all, only the last ten seconds and the end, none. */
export type TimeTalk = 'all' | 'last' | 'none';

export const TIME_TALK: InjectionKey<Readonly<Ref<TimeTalk>>> = Symbol('time talk');

function noSound(): void {
  // Nobody listens outside the frame.
}
