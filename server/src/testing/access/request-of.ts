import { callUrl } from '@board/contracts/calls/call-url';
import type { LightMyRequestResponse } from 'fastify';
import type { ServedCall } from '../../serving/app-type.ts';
import type { TestClient } from '../test-client.ts';
import type { Sent } from './things.ts';

/** Sends a call with what is given, and the body of its example where none is. */
export function request(
  client: TestClient,
  { call, schema }: ServedCall,
  sent: Sent = {},
): Promise<LightMyRequestResponse> {
  const body = sent.body ?? schema.example;
  const headers =
    Buffer.isBuffer(body) && schema.upload ? { 'content-type': schema.upload.type } : {};
  return client.send(call.method, callUrl(call, sent), body, headers);
}
