type Kept<Key, Value> = Pick<Map<Key, Promise<Value>>, 'get' | 'set' | 'delete'>;

/** Made once for all who ask meanwhile and later. What fails or is not there may be there in the next moment. */
export function keptOnce<Key, Value>(
  kept: Kept<Key, Value> | (Key extends WeakKey ? WeakMap<Key, Promise<Value>> : never),
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  const forget = () => kept.delete(key);
  made.then((value) => value ?? forget(), forget);
  return made;
}
