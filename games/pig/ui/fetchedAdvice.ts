/** What the adviser says, once it is asked for. */
import { fetchedPart } from '#shared/plugin/ui/fetchedPart.ts';

export const fetchAdvice = () => import('../PigAdvice.vue');

export const PigAdvice = fetchedPart(fetchAdvice);
