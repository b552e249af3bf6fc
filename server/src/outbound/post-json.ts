import { ServiceError } from '../errors/errors.ts';
import type { Outbound } from './outbound.ts';

const limits = { timeoutMs: 10_000, maxBytes: 64 * 1024 };

interface Answer {
  status: number;
  text: string;
  /** For a line that a person reads. */
  said: string;
}

/** To an address that a person typed, for a program that takes what it is sent or says why not. */
export async function postJson(
  { outbound }: { outbound: Outbound },
  address: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const reply = await outbound.fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
    ...limits,
  });
  const { status } = reply;
  const text = reply.body.toString('utf8');
  const said = plain(text);
  if (status >= 300) throw new ServiceError('channel.refused', { fill: { status, said } });
  return { status, text, said };
}

const plain = (text: string) =>
  text
    .slice(0, 1_000)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 200);
