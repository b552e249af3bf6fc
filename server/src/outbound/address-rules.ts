import ipaddr from 'ipaddr.js';

export class RefusedAddress extends Error {}

/** Only what is on the open internet: no loopback, private, link-local, multicast, reserved or mapped form. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6) {
    if (parsed.isIPv4MappedAddress()) return isPublicAddress(parsed.toIPv4Address().toString());
    return parsed.range() === 'unicast';
  }
  return parsed.range() === 'unicast';
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
