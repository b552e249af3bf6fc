import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { password as limits } from '@board/contracts/constants/limits';
import type { Config } from '../../config.ts';
import { ServiceError } from '../../errors.ts';

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, so that the cost may rise and old hashes still be read. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...cost, message: password, nonce });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, hash] = form.exec(stored) ?? [];
  if (!nonce || !hash) return false;
  const expected = Buffer.from(hash, 'base64url');
  const tag = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(tag, expected);
}

let nobody: Promise<string> | undefined;

/** Costs what a real check costs, so that nobody learns from the clock which names exist. */
export async function verifyNobody(password: string): Promise<false> {
  nobody ??= hashPassword(randomBytes(16).toString('hex'));
  await verifyPassword(password, await nobody);
  return false;
}

export function checkPasswordLength(
  password: string,
  config: Pick<Config, 'PASSWORD_MIN_LENGTH'>,
): void {
  const min = config.PASSWORD_MIN_LENGTH;
  if (password.length < min) throw new ServiceError('auth.password_short', { fill: { min } });
  if (password.length > limits.max)
    throw new ServiceError('auth.password_long', { fill: { max: limits.max } });
}
