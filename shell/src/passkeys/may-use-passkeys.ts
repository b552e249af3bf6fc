/** Browsers know of them only where nobody reads along, and not at a bare number. */
export const mayUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  /[a-z]$/i.test(location.hostname);

/** Those of this board are bound to one host, of which its server tells. */
export const isPasskeyHost = (host: string | null | undefined): boolean =>
  host === location.hostname && mayUsePasskeys();
