export interface Chance {
  of<Item>(items: readonly Item[]): Item;
}

/** The same for the same seed (mulberry32). */
export function newChance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    of(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
  };
}
