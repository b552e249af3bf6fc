import { useKept, useSession } from '@board/platform';

const most = 8;
const inLink = /(?:^|\/shared\/|[?&]with=)([A-Za-z0-9_-]{43})(?:$|[/?&#])/;

/** What a pasted link names; null where it is none of this board's. */
export function secretOf(text: string): string | null {
  const words = text.trim();
  const found = inLink.exec(words)?.[1];
  if (found === undefined) return null;
  return /^https?:/.test(words) && URL.parse(words)?.origin !== window.location.origin
    ? null
    : found;
}

/** The friends' links that this person keeps in this browser; each ends by itself. */
export function useLinks() {
  const { user } = useSession();
  const [lines, setLines] = useKept(`board.together.${user?.id ?? ''}`);
  const links = (lines ?? '').split('\n').filter(Boolean);
  const keep = (next: readonly string[]) => setLines(next.join('\n'));
  return {
    links,
    /** Whether there was room for it. */
    add(secret: string): boolean {
      const next = new Set([...links, secret]);
      if (next.size > most) return false;
      keep([...next]);
      return true;
    },
    remove: (secret: string) => keep(links.filter((each) => each !== secret)),
  };
}
