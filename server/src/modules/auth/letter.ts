import type { Locale } from '@board/contracts/constants/locales';
import type { Config } from '../../config/config.ts';
import type { Mail } from '../mail/index.ts';
import type { UserRow } from '../users/index.ts';

export type Letter = Record<
  Locale,
  { subject: string; lines: (name: string, link: string, address: string) => string[] }
>;

export type Addressee = Pick<UserRow, 'id' | 'username' | 'locale'>;
export type Site = Pick<Config, 'PUBLIC_URL'>;

/** The token stands behind `#`, which browsers send to nobody and servers never log. */
export const letterLink = (
  { PUBLIC_URL }: Site,
  page: 'confirm-email' | 'reset-password',
  name: 'token' | 'back',
  token: string,
): string => `${PUBLIC_URL}/${page}#${name}=${token}`;

/** In the language of who gets it. */
export function letterTo(
  { id, username, locale }: Addressee,
  letter: Letter,
  { to, link, address = '' }: { to: string; link: string; address?: string },
): Mail {
  const { subject, lines } = letter[locale];
  return { userId: id, to, subject, text: lines(username, link, address).join('\n\n') };
}
