import type { RemoteRelease, ShellRelease } from './release.ts';
import { satisfies } from './version-range.ts';

/** A remote as its release or the registry's line says it. */
type Wanting = Pick<RemoteRelease, 'descriptor'>;

export type Offering = Partial<Pick<ShellRelease, 'slots' | 'events'>> & {
  name: string;
  descriptor?: Pick<RemoteRelease['descriptor'], 'events'>;
};

export interface Unmet {
  /** `slot header` or `event task.open`. */
  what: string;
  wanted: string;
  /** Missing when nobody has it at all. */
  offered?: string;
}

/** `slot task` or `event task.open`, and the versions that will do. */
type Agreement = [what: string, wanted: string];

/** What a descriptor means that says nothing of a version. */
const firstVersion = '^1.0.0';

/**
 * What of slots and events somebody takes part in and nobody offers, or not in that version. Whoever
 * offers it in one of its releases has to in all: some people have one, some the other.
 */
export function unmetAgreements(remote: Wanting, neighbours: readonly Offering[]): Unmet[] {
  const hasShell = neighbours.some(({ descriptor }) => !descriptor);
  return agreementsOf(remote).flatMap(([what, wanted]) => {
    const known = neighbours.filter((each) => tells(each, what));
    const offers = known.map((each) => ({ name: each.name, offered: offersOf(each)[what] }));
    const owners = new Set(
      offers.flatMap(({ name, offered }) => (offered === undefined ? [] : name)),
    );
    // Who does not tell may offer anything.
    const isUnknown = !hasShell || known.length < neighbours.length;
    if (owners.size === 0) return isUnknown ? [] : [{ what, wanted }];
    return offers
      .filter(({ name, offered = '' }) => owners.has(name) && !satisfies(offered, wanted))
      .map(({ offered }) => unmet(what, wanted, offered));
  });
}

export const unmet = (what: string, wanted: string, offered?: string): Unmet =>
  offered === undefined ? { what, wanted } : { what, wanted, offered };

/** What a page can say by itself: the shell has it, in another version. */
export function differingAgreements(remote: Wanting, shell: Offering): Unmet[] {
  return unmetAgreements(remote, [shell]).filter(({ offered }) => offered !== undefined);
}

function agreementsOf({ descriptor }: Wanting): Agreement[] {
  const { modules, slots, events } = descriptor;
  const own = new Set(events.own?.map(({ name }) => name));
  const slotted: Agreement[] = [
    ...modules.map(({ contract }): Agreement => ['slot board', contract ?? firstVersion]),
    ...slots.map(({ slot, contract }): Agreement => [`slot ${slot}`, contract ?? firstVersion]),
  ];
  const spoken = [...events.in, ...events.out]
    .map(readEvent)
    .filter(({ name }) => !own.has(name))
    .map(({ name, versions }): Agreement => [`event ${name}`, versions]);
  return [...new Map([...slotted, ...spoken].map((each) => [each.join(), each])).values()];
}

/** As `events.in` and `events.out` name one: with the versions that will do, or without. */
export function readEvent(text: string): { name: string; versions: string } {
  const [name = '', versions = firstVersion] = text.split(' ');
  return { name, versions };
}

/** Shells from before these were recorded say nothing of them. */
const tells = ({ descriptor, slots, events }: Offering, what: string): boolean =>
  descriptor !== undefined || (what.startsWith('slot ') ? slots : events) !== undefined;

export function offersOf({
  slots = {},
  events = {},
  descriptor,
}: Offering): Record<string, string> {
  const own = descriptor?.events.own ?? [];
  return Object.fromEntries([
    ...Object.entries(slots).map(([slot, version]) => [`slot ${slot}`, version]),
    ...Object.entries(events).map(([event, version]) => [`event ${event}`, version]),
    ...own.map(({ name, version }) => [`event ${name}`, version]),
  ]);
}
