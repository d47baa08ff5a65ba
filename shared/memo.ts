/** What follows from an object alone, made when it is first asked for and kept for as long as the object is. */
export function oncePerObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

/** What follows from a text alone, made when it is first asked for; of more than `most` texts the first made is forgotten. */
export function oncePerText<Value>(make: (text: string) => Value, most = 64): (text: string) => Value {
  const made = new Map<string, { readonly value: Value }>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known.value;
    const value = make(text);
    const [oldest] = made.keys();
    if (made.size >= most && oldest !== undefined) made.delete(oldest);
    made.set(text, { value });
    return value;
  };
}
