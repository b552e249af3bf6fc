import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { password as limits } from '@board/contracts/constants/limits';
import type { Role } from '@board/contracts/constants/roles';
import type { Config } from '../../config/config.ts';
import type { Services } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { weaknessOf } from './weak-passwords.ts';

const derive = promisify(argon2);
/** What a guess costs, and what a test pays whose subject is another. */
const costs = { usual: { memory: 19_456, passes: 2 }, least: { memory: 8, passes: 1 } };
let cost = { ...costs.usual, parallelism: 1, tagLength: 32 };

/** For tests alone. */
export function hashAt(which: keyof typeof costs): void {
  cost = { ...cost, ...costs[which] };
}

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

/** Whoever has more to lose than his own board may not have what is guessed first. */
export async function refuseWeakPassword(
  ctx: Pick<Services, 'config' | 'outbound' | 'log'>,
  password: string,
  { username, role }: { username: string; role: Role },
): Promise<void> {
  if (role === 'student' && !ctx.config.REFUSE_WEAK_PASSWORDS) return;
  const weakness = await weaknessOf(ctx, password, username);
  if (weakness) throw new ServiceError(`auth.password_${weakness}`);
}

export function checkPasswordLength(
  password: string,
  { PASSWORD_MIN_LENGTH: min }: Pick<Config, 'PASSWORD_MIN_LENGTH'>,
): void {
  if (password.length < min) throw new ServiceError('auth.password_short', { fill: { min } });
  if (password.length > limits.max)
    throw new ServiceError('auth.password_long', { fill: { max: limits.max } });
}
