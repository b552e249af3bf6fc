import type { Drawn } from './requests.ts';
import type { World } from './world.ts';

/** What no schema tells: a request that is right in all, once what it needs has been made. */
export type Way = (world: World) => Promise<Partial<Drawn>>;

export const json = (value: unknown): Pick<Drawn, 'body'> => ({ body: { json: value } });
