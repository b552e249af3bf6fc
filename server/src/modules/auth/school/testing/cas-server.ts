import { createServer, type ServerResponse } from 'node:http';
import { openLocally } from '../../../../testing/local-server.ts';
import { whoSignsIn } from './school-form.ts';

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
  const tickets = new Map<string, { service: string; reply: string; isNew: boolean }>();
  /** Where a browser is led with a ticket of its own. */
  function letIn(service: string, reply: string, isNew = true): URL {
    const ticket = `ST-${tickets.size + 1}-${crypto.randomUUID()}`;
    tickets.set(ticket, { service, reply, isNew });
    const back = new URL(service);
    back.searchParams.set('ticket', ticket);
    return back;
  }
  function validate({ searchParams }: URL, response: ServerResponse): void {
    const ticket = searchParams.get('ticket') ?? '';
    const known = tickets.get(ticket);
    tickets.delete(ticket);
    const isBound = known?.service === searchParams.get('service');
    const isWanted = known?.isNew || searchParams.get('renew') !== 'true';
    response
      .writeHead(200, { 'content-type': 'text/xml' })
      .end(known && isBound && isWanted ? known.reply : failure);
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://cas');
    const service = url.searchParams.get('service') ?? '';
    if (url.pathname === '/cas/p3/serviceValidate') return validate(url, response);
    if (url.pathname === '/cas/logout') return response.writeHead(302, { location: service }).end();
    if (url.pathname !== '/cas/login') return response.writeHead(404).end();
    const user = await whoSignsIn(request, response);
    if (user) response.writeHead(302, { location: letIn(service, successOf(user)).href }).end();
  });
  const { host, close } = await openLocally(server);
  return {
    host,
    address: `http://${host}/cas`,
    /** Somebody has signed in there, or was: what stands behind the question mark when he comes back. */
    signIn: (start: string, reply: string, isNew = true): string =>
      letIn(new URL(start).searchParams.get('service') ?? '', reply, isNew).search.slice(1),
    close,
  };
}
