import { storedSession } from './stored-session.ts';

/** The token that this page sends. It is read once, so that a page never sends another person's. */
let token = storedSession.token();

export const bearer = {
  current: (): string | null => token,

  keep(next: string): void {
    token = next;
    storedSession.keepToken(next);
  },

  drop(): void {
    token = null;
  },

  /** Another tab may have exchanged the token; true when there is a newer one of the same person. */
  adoptNewer(personId: string | undefined): boolean {
    const stored = storedSession.token();
    if (!stored || stored === token || storedSession.user()?.id !== personId) return false;
    token = stored;
    return true;
  },
};
