import type { PublicContext, Services } from './context.ts';

/** For what the server does by itself. */
export function innerContext(services: Services): PublicContext {
  return {
    ...services,
    requestId: 'server',
    locale: 'zh-CN',
    address: '',
    tx: undefined,
    snapshot: undefined,
  };
}
