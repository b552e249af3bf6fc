import { zoneNamed } from '@board/time';
import { findIana } from 'windows-iana';
import type { IcsPart } from './ics-lines.ts';

/** The zones of the world behind the names of a file. What the file itself says of their hours is not followed. */
export class IcsZones {
  /** The person's, in which a time without a zone is. */
  readonly own: string;
  readonly #places = new Map<string, string>();
  readonly #known = new Map<string, string | undefined>();

  constructor(own: string, parts: readonly IcsPart[]) {
    this.own = own;
    for (const { properties } of parts) {
      const [name, place] = ['TZID', 'X-LIC-LOCATION'].map((word) =>
        properties.find((line) => line.toUpperCase().startsWith(word))?.replace(/^[^:]*:/, ''),
      );
      if (name && place) this.#places.set(name.trim(), place.trim());
    }
  }

  /** Undefined for a name that nobody knows. */
  find(name: string): string | undefined {
    if (!this.#known.has(name))
      this.#known.set(name, this.#candidates(name).map(zoneNamed).find(Boolean));
    return this.#known.get(name);
  }

  /** Some programs put their own address before the name, some have names of their own. */
  #candidates(name: string): string[] {
    const ends = [/[A-Za-z]+\/[A-Za-z_+-]+$/, /[A-Za-z]+\/[A-Za-z]+\/[A-Za-z_+-]+$/];
    const tails = ends.flatMap((end) => end.exec(name)?.[0] ?? []);
    return [name, this.#places.get(name) ?? '', ...tails, ...findIana(name)].filter(Boolean);
  }
}
