import type { User } from '@board/contracts/calls/user';

const tokenKey = 'board.token';
const userKey = 'board.user';
const nameKey = 'board.name';
const renewedKey = 'board.token.renewed';
const ownerKey = 'board.token.owner';

/** What of a session outlives the page. Everything that reads or writes it goes through here. */
export const storedSession = {
  tokenKey,
  ownerKey,

  token(): string | null {
    return localStorage.getItem(tokenKey);
  },

  user(): User | null {
    const stored = localStorage.getItem(userKey);
    if (stored === null) return null;
    try {
      return JSON.parse(stored) as User;
    } catch {
      localStorage.removeItem(userKey);
      return null;
    }
  },

  /** Who was here last, unless that person has logged out. */
  name(): string {
    return localStorage.getItem(nameKey) ?? this.user()?.username ?? '';
  },

  keepName(username: string): void {
    localStorage.setItem(nameKey, username);
  },

  /** When the token was last exchanged for a new one (epoch ms). */
  renewedAt(): number {
    return Number(localStorage.getItem(renewedKey) ?? 0);
  },

  keepToken(token: string): void {
    localStorage.setItem(renewedKey, String(Date.now()));
    localStorage.setItem(tokenKey, token);
  },

  keepUser(user: User): void {
    localStorage.setItem(userKey, JSON.stringify(user));
  },

  clear(): void {
    for (const key of [tokenKey, userKey, renewedKey, ownerKey, nameKey])
      localStorage.removeItem(key);
  },
};
