import { randomBytes } from 'node:crypto';

export interface Reply<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

export interface Sent {
  body?: unknown;
  key?: string;
  version?: number;
}

/** Somebody signed in, who may speak to any instance. */
export class Person {
  readonly token: string;
  readonly username: string;
  /** What a browser would send in place of the token. */
  readonly cookie: string;

  constructor(token: string, username: string, cookie = '') {
    this.token = token;
    this.username = username;
    this.cookie = cookie;
  }

  send<Body>(
    url: string,
    method: string,
    path: string,
    { body, key, version }: Sent = {},
  ): Promise<Reply<Body>> {
    return send(url, method, path, body, {
      authorization: `Bearer ${this.token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    });
  }

  /** A reply that has to be there. */
  async get<Body>(url: string, path: string): Promise<Body> {
    const { status, body } = await this.send<Body>(url, 'GET', path);
    if (status !== 200) throw new Error(`GET ${path} answered ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** Every page of a list. */
  async all<Item>(url: string, path: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let page = 1; ; page += 1) {
      const reply = await this.get<{ items: Item[]; pagination: { has_next: boolean } }>(
        url,
        `${path}?limit=100&page=${page}`,
      );
      items.push(...reply.items);
      if (!reply.pagination.has_next) return items;
    }
  }
}

export async function send<Body>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply<Body>> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { status, headers: said } = response;
  return { status, headers: said, body: (await response.json()) as Body };
}

export function registerPerson(url: string): Promise<Person> {
  const username = `p_${randomBytes(6).toString('hex')}`;
  const email = `${username}@example.org`;
  const account = { username, email, password: 'red-black-tree', timeZone: 'UTC' };
  return admitted(url, '/auth/register', account);
}

export const signIn = (
  url: string,
  username: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<Person> => admitted(url, '/auth/login', { username, password }, headers);

async function admitted(
  url: string,
  path: string,
  account: { username: string; password: string },
  headers: Record<string, string> = {},
): Promise<Person> {
  const reply = await send<{ token: string }>(url, 'POST', path, account, headers);
  if (reply.status >= 400)
    throw new Error(`${path} answered ${reply.status} ${JSON.stringify(reply.body)}`);
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  return new Person(reply.body.token, account.username, cookie);
}
