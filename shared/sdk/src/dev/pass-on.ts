import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as askSafely } from 'node:https';
import { pipeline } from 'node:stream/promises';

/** Names of the machine that asked, which would be another site's to the product. */
const ours = ['host', 'origin', 'referer', 'connection'];

/** Hands a request to the product and its answer back as it comes: streams are not held. */
export async function passOn(
  address: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !ours.includes(name)),
  );
  const send = address.protocol === 'https:' ? askSafely : ask;
  const passed = send(address, { method: request.method, headers });
  response.once('close', () => passed.destroy());
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    passed.once('response', resolve).once('error', reject);
  });
  request.pipe(passed);
  const answer = await answered;
  const { 'strict-transport-security': _, connection: __, ...kept } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, kept);
  response.flushHeaders();
  // A page that is left ends its streams, which is no failure of either side.
  await pipeline(answer, response).catch(() => undefined);
}
