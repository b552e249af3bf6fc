import type { Sending } from '../answers.ts';
import type { Outside } from '../outside.ts';

/** Something small to send that may cost much to read. */
export interface Bomb {
  parser: string;
  name: string;
  as: 'student' | 'admin' | 'deployer' | 'guest';
  method: string;
  path: string;
  headers: Record<string, string>;
  body: () => Buffer;
  /** What the school or the provider then answers, from the host of our own. */
  reply?: () => { type: string; body: string | Buffer };
}

type Kind = Pick<Bomb, 'parser' | 'path'> & Partial<Pick<Bomb, 'as' | 'method'>>;

const jsonHeaders = { 'content-type': 'application/json' };

/** Each by its name; the text is made when it is sent. */
export const jsonBombs = (
  { parser, path, as = 'student', method = 'POST' }: Kind,
  bodies: Record<string, () => unknown>,
): Bomb[] =>
  Object.entries(bodies).map(([name, body]) => ({
    parser,
    name,
    as,
    method,
    path,
    headers: jsonHeaders,
    body: () => {
      const value = body();
      return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
    },
  }));

/** A file for the timetable, which comes in base64. */
export const fileBombs = (
  parser: string,
  file_name: string,
  files: Record<string, () => string | Buffer>,
): Bomb[] =>
  jsonBombs(
    { parser, path: '/api/courses/imports/preview' },
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [
        name,
        () => ({ file_name, content: Buffer.from(file()).toString('base64') }),
      ]),
    ),
  );

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const lines = (count: number, make: (index: number) => string): string =>
  times(count, make).join('\n');

export function sendingOf(bomb: Bomb, token: string, outside: Outside): Sending {
  const { method, path, headers } = bomb;
  const body = bomb.body();
  return {
    method,
    path,
    headers: { ...(token === '' ? {} : { authorization: `Bearer ${token}` }), ...headers },
    // Only those that something outside answers name it.
    body: bomb.reply
      ? Buffer.from(
          body
            .toString()
            .replaceAll('outside:school', outside.url('school'))
            .replaceAll('outside:host', outside.host),
        )
      : body,
  };
}
