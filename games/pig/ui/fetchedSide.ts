/** What stands beside the table: nobody waits for it to play. */
import { fetchedPart } from '#shared/plugin/ui/fetchedPart.ts';

export const SideColumn = fetchedPart(() => import('../SideColumn.vue'));
