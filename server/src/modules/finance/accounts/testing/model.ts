export interface Known {
  minor: number;
  type: 'income' | 'expense';
  account: string | null;
  importId: string | undefined;
  shares: { friend: string; minor: number }[];
  deleted: boolean;
}

export interface Moved {
  from: string | null;
  to: string | null;
  minor: number;
  importId?: string;
  deleted: boolean;
}

/** Lists that anybody can add up. */
export class Model {
  readonly accounts: { id: string; kind: string; opening: number; deleted: boolean }[] = [];
  readonly records = new Map<string, Known>();
  readonly transfers = new Map<string, Moved>();
  readonly imports: string[] = [];

  place = (at: number): string | null => this.accounts[at]?.id ?? null;
  isThere = (id: string | null): boolean =>
    id === null || this.accounts.some((account) => account.id === id && !account.deleted);

  balance(id: string, opening: number): number {
    let sum = opening;
    for (const { account, type, minor, shares, deleted } of this.records.values()) {
      if (deleted) continue;
      const sign = type === 'income' ? 1 : -1;
      const shared = shares.reduce((all, share) => all + share.minor, 0);
      if (account === id) sum += sign * (minor + shared);
      for (const share of shares) if (share.friend === id) sum -= sign * share.minor;
    }
    for (const { from, to, minor, deleted } of this.transfers.values()) {
      if (deleted) continue;
      if (from === id) sum -= minor;
      if (to === id) sum += minor;
    }
    return sum;
  }

  /** Friends that are there, or had a part already, each once; and something is left. */
  mayShare(shares: Known['shares'], whole: number, had: Known['shares']) {
    const friends = shares.map(({ friend }) => friend);
    const known = (id: string) =>
      had.some(({ friend }) => friend === id) ||
      this.accounts.some((one) => one.id === id && one.kind === 'friend' && !one.deleted);
    const given = shares.reduce((sum, share) => sum + share.minor, 0);
    return new Set(friends).size === friends.length && friends.every(known) && given < whole;
  }
}
