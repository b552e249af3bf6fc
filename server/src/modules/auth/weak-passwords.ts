import { hash } from 'node:crypto';
import type { weaknesses } from '@board/contracts/schemas/auth';
import { secondMs } from '@board/time';
import type { Services } from '../../context/context.ts';

export type Weakness = (typeof weaknesses)[number];

const guessedFirst = 10_000;
const patience = 2 * secondMs;
const prefix = 5;

type Asked = Pick<Services, 'config' | 'outbound' | 'log'>;

/** Why it would be among the first that somebody tries. */
export async function weaknessOf(
  ctx: Asked,
  password: string,
  username: string,
): Promise<Weakness | undefined> {
  if (username !== '' && core(password) === core(username)) return 'name';
  if ((await commonPasswords()).has(password.toLowerCase())) return 'common';
  return (await isLeaked(ctx, password)) ? 'leaked' : undefined;
}

/** What is left of `Lin_1995!` is what is left of `lin`. */
const core = (text: string): string => text.toLowerCase().replace(/[^\p{Letter}]+/gu, '') || text;

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded by the first password that is chosen here; the list has the commonest first. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, guessedFirst)),
  );
  return common;
}

/** The service learns five letters of a hash. Where it cannot be asked, nobody is kept waiting for it. */
async function isLeaked({ config, outbound, log }: Asked, password: string): Promise<boolean> {
  const { PWNED_PASSWORDS_URL: service } = config;
  if (!service) return false;
  const digest = hash('sha1', password, 'hex').toUpperCase();
  try {
    const url = `${service.replace(/\/$/, '')}/${digest.slice(0, prefix)}`;
    const { status, body } = await outbound.fetch(url, {
      timeoutMs: patience,
      entered: 'officially',
    });
    return (
      status === 200 &&
      body
        .toString()
        .toUpperCase()
        .includes(`${digest.slice(prefix)}:`)
    );
  } catch (err) {
    log.warn({ err }, 'whether a password is known to have leaked could not be asked');
    return false;
  }
}
