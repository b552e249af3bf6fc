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

export const bareHost = (hostname: string): string =>
  hostname.replace(/^\[|\]$/g, '').toLowerCase();
