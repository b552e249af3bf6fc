import { type ChaosKind, chaosKinds } from '@board/contracts/constants/delivery';

const key = 'board.chaos';
const parameter = /^chaos\.(?<remote>[a-z][a-z0-9-]*)$/;

/** What this tab plays, by remote. */
type Chaos = Readonly<Record<string, string>>;

/** Takes `?chaos.<remote>=<kind>` out of the address and remembers it for this tab. */
export function takeChaos(): void {
  const address = new URL(location.href);
  for (const [name, value] of [...address.searchParams]) {
    const remote = parameter.exec(name)?.groups?.remote;
    if (remote === undefined) continue;
    address.searchParams.delete(name);
    sessionStorage.setItem(key, JSON.stringify({ ...playedChaos(), [remote]: value }));
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

export function playedChaos(): Chaos {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Chaos) : {};
  } catch {
    return {};
  }
}

export function chaosOf(remote: string): ChaosKind | undefined {
  const played = playedChaos();
  const kind = Object.hasOwn(played, remote) ? played[remote] : undefined;
  return chaosKinds.find((each) => each === kind);
}

export function endChaos(): void {
  sessionStorage.removeItem(key);
  location.reload();
}
