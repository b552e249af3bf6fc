const sizes = [100, 10, 1] as const;

/** A long list for statements of few lengths, each of which is prepared once. */
export function* pieces<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  let done = 0;
  for (const size of sizes) {
    for (; items.length - done >= size; done += size) yield items.slice(done, done + size);
  }
}
