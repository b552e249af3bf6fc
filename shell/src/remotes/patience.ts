import { patienceName, usualPatience } from '@board/federation/patience';

/** How long this page waits for a remote, its registry or a part of it, in ms. */
export function patienceMs(): number {
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${patienceName}"]`)?.content;
  return Number(said ?? usualPatience) * 1000;
}
