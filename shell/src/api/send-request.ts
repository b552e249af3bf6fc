import type { Transport } from '@board/platform/host';
import { readThrough } from './read.ts';
import { writeThrough } from './write.ts';

/** The shell's transport: how every request of shell and remotes leaves the page. */
export const sendRequest: Transport = (request) =>
  request.call.method === 'GET' ? readThrough(request) : writeThrough(request);
