import { type ReactNode, useEffect } from 'react';

/**
 * A remote whose drawing never ends takes the page along, and nothing of the page runs any more to
 * say so. So a mark is left before its first drawing and cleared after it: one that a page left
 * behind tells the next page what not to begin with. Parts are drawn one after the other, so the
 * mark names the last that began.
 */
const prefix = 'board.drawing ';
const ownMark = prefix + Math.random();

/** Another page may be in the middle of a drawing that will end. */
const longestMs = 5000;

interface Drawn {
  remote: string;
  version: string;
  part: string;
}

const begun = new Set<string>();
const unfinished = marksBefore(Date.now() - longestMs);

export function wasNotFinished(remote: string, version: string): boolean {
  return [...unfinished.values()].includes(`${remote} ${version}`);
}

export function forgiveDrawing(remote: string): void {
  for (const [mark, release] of unfinished) {
    if (!release.startsWith(`${remote} `)) continue;
    unfinished.delete(mark);
    localStorage.removeItem(mark);
  }
}

/** Stands around what a remote draws; the mark has to be there before its code is called. */
export function FirstDrawing({ children, ...drawn }: Drawn & { children: ReactNode }) {
  begin(drawn);
  useEffect(endDrawing, []);
  return children;
}

function begin({ remote, version, part }: Drawn): void {
  const release = `${remote} ${version}`;
  if (isLeft || begun.has(`${release} ${part}`)) return;
  begun.add(`${release} ${part}`);
  localStorage.setItem(ownMark, `${Date.now()} ${release}`);
}

/** What waits for something, was broken off by an error or left by its page has not hung either. */
export function endDrawing(): void {
  localStorage.removeItem(ownMark);
}

function marksBefore(latest: number): Map<string, string> {
  const marks = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const left = marks.map((mark): [string, string] => [mark, localStorage.getItem(mark) ?? '']);
  const old = left.filter(([, text]) => Number.parseInt(text, 10) < latest);
  return new Map(old.map(([mark, text]) => [mark, text.slice(text.indexOf(' ') + 1)]));
}

/** What is still drawn on a page that was left would stay behind as if it had hung. */
let isLeft = false;
globalThis.addEventListener('pagehide', () => {
  isLeft = true;
  endDrawing();
});
globalThis.addEventListener('pageshow', () => {
  isLeft = false;
});
