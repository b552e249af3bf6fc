import type { Browser } from 'playwright-core';

interface Shared {
  /** Each journey has a context of its own in it. */
  browser?: Browser;
  /** Data of a product that has published what is built, and has met nobody; each starts over a copy. */
  template?: string;
}

/** What the journeys of all files have in common; one that runs by itself has nothing here. */
export let shared: Readonly<Shared> = {};

/** Answers with what was shared before. */
export function share(these: Shared): Readonly<Shared> {
  const before = shared;
  shared = these;
  return before;
}
