import { randomBytes } from 'node:crypto';
import { send } from '../running/person.ts';

export interface Session {
  token: string;
  cookie: string;
}

export function register(url: string): Promise<Session> {
  const username = `p_${randomBytes(6).toString('hex')}`;
  return session(url, '/auth/register', {
    username,
    email: `${username}@example.org`,
    password: 'red-black-tree',
    timeZone: 'UTC',
  });
}

export const signIn = (url: string, body: { username: string; password: string }) =>
  session(url, '/auth/login', body);

async function session(url: string, path: string, body: object): Promise<Session> {
  const reply = await send<{ token: string }>(url, 'POST', path, body);
  if (reply.status >= 400) throw new Error(`${path} answered ${JSON.stringify(reply.body)}`);
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { token: reply.body.token, cookie };
}
