import type { IncomingMessage } from 'node:http';

/** The names under which somebody opens the page on this machine. */
export const pageOrigins = (port: number): readonly string[] =>
  ['localhost', '127.0.0.1'].map((name) => new URL(`http://${name}:${port}`).origin);

/** The page may load it, and no other site may read it. */
export const forPages =
  (port: number) =>
  ({ headers: { origin = '' } }: Pick<IncomingMessage, 'headers'>): Record<string, string> => ({
    vary: 'origin',
    ...(pageOrigins(port).includes(origin) ? { 'access-control-allow-origin': origin } : {}),
  });
