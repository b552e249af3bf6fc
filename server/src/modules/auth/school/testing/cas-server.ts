import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const namespace = 'http://www.yale.edu/tp/cas';

export const successOf = (user: string, attributes: Record<string, string | string[]> = {}) => {
  const lines = Object.entries(attributes).flatMap(([name, values]) =>
    [values].flat().map((value) => `<cas:${name}>${value}</cas:${name}>`),
  );
  return `<cas:serviceResponse xmlns:cas="${namespace}"><cas:authenticationSuccess>
    <cas:user>${user}</cas:user><cas:attributes>${lines.join('')}</cas:attributes>
  </cas:authenticationSuccess></cas:serviceResponse>`;
};

const failure = `<cas:serviceResponse xmlns:cas="${namespace}">
  <cas:authenticationFailure code="INVALID_TICKET">no such ticket</cas:authenticationFailure>
</cas:serviceResponse>`;

/** Follows the protocol: a ticket is bound to its service and counts once. */
export async function startCasServer() {
  const tickets = new Map<string, { service: string; reply: string }>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://cas');
    const ticket = url.searchParams.get('ticket') ?? '';
    const known = tickets.get(ticket);
    tickets.delete(ticket);
    const isRight = url.pathname === '/cas/p3/serviceValidate';
    const isBound = known?.service === url.searchParams.get('service');
    response
      .writeHead(isRight ? 200 : 404, { 'content-type': 'text/xml' })
      .end(known && isBound ? known.reply : failure);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    address: `http://${host}/cas`,
    /** Somebody has signed in there: what stands behind the question mark when he comes back. */
    signIn(start: string, reply: string): string {
      const service = new URL(start).searchParams.get('service') ?? '';
      const ticket = `ST-${tickets.size + 1}-${crypto.randomUUID()}`;
      tickets.set(ticket, { service, reply });
      const back = new URL(service);
      back.searchParams.set('ticket', ticket);
      return back.search.slice(1);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
