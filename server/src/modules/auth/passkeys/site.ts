import { isIP } from 'node:net';
import type { Config } from '../../../config/config.ts';
import { ServiceError } from '../../../errors/errors.ts';

interface Site {
  /** What a passkey is bound to: the relying party of WebAuthn. */
  rpId: string;
  /** Whether a page of this origin may ask for one. */
  isAt: (origin: string) => boolean;
  /** As it is told to who comes from elsewhere. */
  address: string;
}

type Address = Pick<Config, 'PUBLIC_URL'>;

/**
 * The one place where passkeys work. It is never taken from a request: whoever stands between could
 * name his own. A server without a public address has them on its own machine, for trying out;
 * browsers know them neither at a bare number nor where the connection can be read.
 */
export function passkeySite({ PUBLIC_URL }: Address): Site | undefined {
  if (PUBLIC_URL === '') {
    const isLocal = (origin: string) => URL.parse(origin)?.hostname === 'localhost';
    return { rpId: 'localhost', isAt: isLocal, address: 'http://localhost' };
  }
  const { protocol, hostname, origin } = new URL(PUBLIC_URL);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  if (!isSecure || hostname.startsWith('[') || isIP(hostname) > 0) return undefined;
  return { rpId: hostname, isAt: (given) => given === origin, address: origin };
}

export function siteOf(config: Address): Site {
  const site = passkeySite(config);
  if (!site) throw new ServiceError('auth.passkeys_off');
  return site;
}
