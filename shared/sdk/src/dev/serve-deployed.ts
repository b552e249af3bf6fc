import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { developedRegistry } from './developed-registry.ts';
import { pageOrigins } from './page-origins.ts';
import { passOn } from './pass-on.ts';

export interface Deployed {
  /** Its origin. */
  product: string;
  /** The folder of its shell, built for development. */
  shell: string;
  remote: { folder: string };
  remotePort: number;
  port: number;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The product's shell on this machine, over the product's own data and its other remotes. */
export async function serveDeployed(deployed: Deployed): Promise<Server> {
  const { product, shell, remote, remotePort, port } = deployed;
  const developed = `http://localhost:${remotePort}`;
  const policy = await policyWith(product, developed);
  const server = createServer((request, response) => {
    const address = askedOf(product, port, request);
    if (!address) {
      response.writeHead(400).end();
      return;
    }
    const { pathname } = address;
    const answer = async () => {
      if (/^\/(api|remotes|npm)\//.test(pathname)) return passOn(address, request, response);
      if (pathname !== '/registry.json') return sendShell({ shell, policy }, pathname, response);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(await developedRegistry(product, remote, developed)));
    };
    answer().catch((problem: unknown) => fail(request, response, problem));
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return server;
}

/** Nothing where a request names another host, or a page of another site was led to this machine. */
function askedOf(product: string, port: number, request: IncomingMessage): URL | undefined {
  if (!pageOrigins(port).includes(`http://${request.headers.host}`)) return undefined;
  const address = URL.parse(request.url ?? '/', product);
  return address?.origin === product ? address : undefined;
}

async function sendShell(
  { shell, policy }: { shell: string; policy: string },
  pathname: string,
  response: ServerResponse,
): Promise<void> {
  const isPage = extname(pathname) === '';
  const file = join(shell, isPage ? 'index.html' : normalize(pathname));
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  response.setHeader('cache-control', 'no-cache');
  if (isPage) response.setHeader('content-security-policy', policy);
  await pipeline(createReadStream(file), response);
}

/** What the product allows, and this one remote: what would fail there fails here. */
async function policyWith(product: string, developed: string): Promise<string> {
  const { headers } = await fetch(product);
  const socket = developed.replace('http:', 'ws:');
  return (headers.get('content-security-policy') ?? '')
    .split(/; */)
    .map((rule) => {
      if (rule.startsWith('connect-src')) return `${rule} ${developed} ${socket}`;
      return /^(script|style|font|img)-src/.test(rule) ? `${rule} ${developed}` : rule;
    })
    .join('; ');
}

function fail(request: IncomingMessage, response: ServerResponse, problem: unknown): void {
  process.stderr.write(`${request.method} ${request.url}: ${problem}\n`);
  if (response.headersSent) response.destroy();
  else response.writeHead(502).end();
}
