/** `new` and `begun`: what was last seen; `away`: nobody wants to be helped to begin. */
const beginnings = ['new', 'begun', 'away'] as const;
type Beginning = (typeof beginnings)[number];

const storageKey = (person: string) => `board.begun.${person}`;

/** What this browser knows of a person's beginning, before the server has said anything. */
export function keptBeginning(person: string): Beginning | undefined {
  const kept = localStorage.getItem(storageKey(person));
  return beginnings.find((each) => each === kept);
}

export function keepBeginning(person: string, beginning: Beginning): void {
  if (keptBeginning(person) !== 'away') localStorage.setItem(storageKey(person), beginning);
}
