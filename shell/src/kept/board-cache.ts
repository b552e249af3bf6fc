let owner = '';
let entries = new Map<string, object>();

/** One cache a person: asking for another's throws away all that was loaded before. */
export function cacheOf(personId: string): Map<string, object> {
  if (personId !== owner) {
    owner = personId;
    entries = new Map();
  }
  return entries;
}
