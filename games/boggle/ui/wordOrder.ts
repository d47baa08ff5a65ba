/** How a person wants own words listed: kept for as long as the page lives, from round to round and game to game. */
import { shallowRef, type ShallowRef } from 'vue';
import type { WordOrder } from '../answering.ts';

const order = shallowRef<WordOrder>('written');

export function useWordOrder(): ShallowRef<WordOrder> {
  return order;
}
