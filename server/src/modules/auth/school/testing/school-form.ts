import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Where a school asks who it is: a page that needs nothing from anywhere, not even a picture. */
const page = `<!doctype html><html lang="en"><title>School</title><link rel="icon" href="data:,">
<form method="post"><label>Account <input name="account"></label><button>Sign in</button></form>`;

/** Who has filled in the form; nobody yet where it is only shown. */
export async function whoSignsIn(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string | undefined> {
  if (request.method === 'POST')
    return new URLSearchParams(await text(request)).get('account') ?? '';
  response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  return undefined;
}
