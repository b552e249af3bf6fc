import { isSame } from './base.ts';

/** What the page holds of each reply: found by the reply, told of when it changes. */
export class DrawnReplies {
  readonly #drawn = new Map<string, unknown>();
  readonly #urls = new WeakMap<object, string>();
  readonly #listeners = new Set<() => void>();
  readonly #inPieces: (run: () => void) => void;
  readonly #draw: (name: string) => void;
  /** Calls whose replies are still to be drawn. */
  #later: readonly string[] = [];

  /** `draw` draws all replies of a call. */
  constructor(draw: (name: string) => void, inPieces: (run: () => void) => void) {
    this.#draw = draw;
    this.#inPieces = inPieces;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same reply as it is to be drawn now. */
  readonly shown = <Reply>(reply: Reply): Reply => {
    const url = this.#urls.get(reply as object);
    return url === undefined ? reply : (this.#drawn.get(url) as Reply);
  };

  /** By the reply that somebody holds is found what it is to be drawn as. */
  name(reply: unknown, url: string): void {
    if (typeof reply === 'object' && reply !== null) this.#urls.set(reply, url);
  }

  draw(url: string, next: unknown): void {
    const before = this.#drawn.get(url);
    if (before !== undefined && isSame(before, next)) return;
    this.#drawn.set(url, next);
    this.tell();
  }

  /** The replies of each call in a piece of work of their own, after the press. */
  drawLater(names: readonly string[]): void {
    const isUnderWay = this.#later.length > 0;
    this.#later = [...new Set([...this.#later, ...names])];
    if (!isUnderWay && this.#later.length > 0) this.#drawNext();
    if (names.length === 0) this.tell();
  }

  #drawNext(): void {
    this.#inPieces(() => {
      const [name = '', ...rest] = this.#later;
      this.#later = rest;
      if (rest.length > 0) this.#drawNext();
      this.#draw(name);
    });
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
