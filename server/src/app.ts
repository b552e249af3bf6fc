import type { Socket } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import type { House } from './area/area.ts';
import { areas } from './areas.ts';
import type { Config } from './config/config.ts';
import type { Services } from './context/context.ts';
import { ServiceError } from './errors/errors.ts';
import { keepHouse } from './housekeeping.ts';
import { JobRunner } from './jobs/job-runner.ts';
import type { Metric } from './measuring/metrics.ts';
import { notify } from './modules/notifications/index.ts';
import { documentApi } from './openapi/openapi.ts';
import { handleErrors, sendError } from './plugins/error-handler.ts';
import { acceptJson } from './plugins/json-body.ts';
import { refuseWhenEnding } from './plugins/last-requests.ts';
import { requestIds } from './plugins/request-id.ts';
import { logRequests } from './plugins/request-log.ts';
import { secureHeaders, secureReplies } from './plugins/security.ts';
import { boundUnreadBodies } from './plugins/unread-body.ts';
import { refuseAmbiguous } from './plugins/well-formed.ts';
import type { App } from './serving/app-type.ts';
import { readsInFlight, Turns } from './turns/turns.ts';
import { type Watchdog, watchLoop } from './watchdog/watchdog.ts';

const repository = join(import.meta.dirname, '../..');
const bodyLimit = 1024 * 1024;
const closingMs = 10_000;

export interface BuiltApp extends App {
  /** Started by whoever runs a server by itself. */
  watchdog: Watchdog;
  /** What must have been done before anything is served. */
  open(): Promise<void>;
  /** Streams end, running requests finish, then nothing listens any more. */
  close(): Promise<void>;
}

/** The product on one screen: what every request passes, then the areas. */
export async function buildApp(services: Services, root: string = repository): Promise<BuiltApp> {
  const { config, log } = services;
  const secure = secureHeaders(config);
  const http = fastify({
    bodyLimit,
    trustProxy: proxies(config),
    genReqId: requestIds(),
    forceCloseConnections: 'idle',
    // Its own words would be none of ours.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // A slow sender holds a connection no longer than this.
    requestTimeout: 60_000,
    clientErrorHandler: refuseGarbage,
    // An address that cannot be decoded, or is too long, never gets as far as a route.
    frameworkErrors: (_error, request, reply) => {
      secure(request, reply);
      sendError(request, reply, new ServiceError('request.malformed'));
    },
  });
  const jobs = new JobRunner(services);
  const watchdog = watchLoop(http, log);
  const reads = new Turns(readsInFlight);
  const app = withEnds({ http, services, calls: [], reads, jobs, watchdog });

  secureReplies(http, secure);
  app.onMeasuring(() => jobs.runs.read());
  app.onClosing(refuseWhenEnding(http));
  refuseAmbiguous(http);
  boundUnreadBodies(http);
  acceptJson(http);
  handleErrors(http, services);
  logRequests(http, services);

  const house: House = { areas, tell: notify, root, knownModules: async () => [] };
  for (const { routes, jobs } of areas) {
    routes?.(app, house);
    jobs?.(app, house);
  }
  keepHouse(app);
  documentApi(app);

  await http.ready();
  await app.open();
  return app;
}

/** Each has appended to X-Forwarded-For whom it saw; what stands before that, anybody may have written. */
function proxies({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>) {
  const howMany = Number(TRUST_PROXY);
  return howMany > 0 && ((_address: string, index: number) => index < howMany);
}

type Ends = 'onMeasuring' | 'measure' | 'onOpening' | 'onClosing' | 'open' | 'close';

function withEnds(parts: Omit<BuiltApp, Ends>): BuiltApp {
  const first: (() => Promise<void>)[] = [];
  const tasks: (() => void | Promise<void>)[] = [];
  const measures: (() => Metric)[] = [];
  return {
    ...parts,
    onMeasuring: (read) => measures.push(read),
    measure: () => measures.map((read) => read()),
    onOpening: (task) => first.push(task),
    onClosing: (task) => tasks.push(task),
    async open() {
      for (const task of first) await task();
    },
    async close() {
      await Promise.all(tasks.map((task) => task()));
      const deadline = setTimeout(() => parts.http.server.closeAllConnections(), closingMs);
      await parts.http.close();
      clearTimeout(deadline);
      await parts.jobs.stop();
      await parts.watchdog.stop();
    },
  };
}

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Bytes that are not HTTP are not worth a line in the log. */
function refuseGarbage({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  const status = refusals[code] ?? '400 Bad Request';
  if (socket.writable)
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  else socket.destroy();
}
