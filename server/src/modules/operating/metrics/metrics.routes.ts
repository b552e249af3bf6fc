import { mayAdministrate } from '@board/contracts/constants/roles';
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../../errors/errors.ts';
import type { Metric } from '../../../measuring/metrics.ts';
import { authenticate } from '../../../plugins/authentication.ts';
import { bearerToken } from '../../../plugins/session-token.ts';
import { isSameSecret } from '../../../secrets/secrets.ts';
import type { App } from '../../../serving/app-type.ts';
import { prometheusText } from './prometheus-text.ts';

/** `/metrics` in Prometheus' text: for whoever holds METRICS_TOKEN, and for admins. */
export function metricsRoutes(
  { http, services }: App,
  readMetrics: () => Promise<readonly Metric[]>,
): void {
  async function admit(request: FastifyRequest): Promise<void> {
    const token = bearerToken(request);
    const { METRICS_TOKEN } = services.config;
    if (METRICS_TOKEN !== '' && token !== undefined && isSameSecret(token, METRICS_TOKEN)) return;
    const { actor } = await authenticate(services, request);
    if (!mayAdministrate(actor.role)) throw new ServiceError('request.forbidden');
  }

  http.get('/metrics', async (request, reply) => {
    await admit(request);
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send((await readMetrics()).map(prometheusText).join(''));
  });
}
