import ipaddr from 'ipaddr.js';

/** Public by their numbers, and answered by the cloud that one's own machine runs in. */
const ofClouds = new Set(['168.63.129.16']);

export class RefusedAddress extends Error {}

/** Only what is on the open internet: no loopback, private, link-local, multicast, reserved or mapped form. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6) {
    if (parsed.isIPv4MappedAddress()) return isPublicAddress(parsed.toIPv4Address().toString());
    // The old way to write an IPv4 address as one of IPv6.
    const isCompatible = parsed.parts.slice(0, 6).every((part) => part === 0);
    return parsed.range() === 'unicast' && !isCompatible;
  }
  return parsed.range() === 'unicast' && !ofClouds.has(parsed.toString());
}

/** `host:port` entries that the operator lets through although they are private. */
export function parseAllowList(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== ''),
  );
}

/** Whether the operator has named this host with this port, which is that of the protocol where none is written. */
export const isLetThrough = (
  allowed: ReadonlySet<string>,
  { protocol, hostname, port }: { protocol: string; hostname: string; port?: string | null },
): boolean => allowed.has(`${bareHost(hostname)}:${port || (protocol === 'https:' ? 443 : 80)}`);

/** An address without encryption that one of the operator's lists lets through. */
export const isPlain = (list: string, url: URL): boolean =>
  url.protocol === 'http:' && isLetThrough(parseAllowList(list), url);

export const bareHost = (hostname: string): string =>
  hostname.replace(/^\[|\]$/g, '').toLowerCase();
