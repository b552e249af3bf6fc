const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator makes of a secret that was typed into it. */
export function readBase32(secret: string): Buffer {
  const letters = secret.replaceAll(' ', '');
  const bits = [...letters].map((each) => alphabet.indexOf(each).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((each) => Number.parseInt(each, 2)));
}
