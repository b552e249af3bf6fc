import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** Every route of what is built meanwhile, calls and all others, as 'GET /api/tasks/:id'. */
export async function recordRoutes<T>(
  build: () => Promise<T>,
): Promise<{ built: T; routes: string[] }> {
  const routes = new Set<string>();
  const listen = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    return { built: await build(), routes: [...routes] };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}
