import { oncePerText } from '#shared/memo.ts';
import type { VariantId } from './variants.ts';

/** What follows from a variant and a whole number alone, made when it is first asked for; `most` of each variant are kept. */
export function oncePerVariant<Value>(
  make: (variant: VariantId, count: number) => Value,
  most?: number,
): (variant: VariantId, count: number) => Value {
  const of = (variant: VariantId) => oncePerText((count) => make(variant, Number(count)), most);
  const made = { pig: of('pig'), twoDice: of('twoDice'), bigPig: of('bigPig'), hog: of('hog') };
  return (variant, count) => made[variant](String(count));
}
