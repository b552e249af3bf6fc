import { matcherOf } from '@board/contracts/search/matcher';

/** The account that is called so, or else all that have these words or are what they are short for. */
export function accountsNamed(name: string, accounts: readonly string[]): string[] {
  const same = accounts.filter((each) => each.toLowerCase() === name.toLowerCase());
  const meant = matcherOf(name, { forgiving: true });
  return same.length > 0 ? same : accounts.filter((each) => meant(each) !== undefined);
}
