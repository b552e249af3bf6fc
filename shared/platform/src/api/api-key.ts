import type { Call, InputOf, Scope } from '@board/contracts/calls/call';
import { callUrl } from '@board/contracts/calls/call-url';

/** A call's name plus its parameters, so that two remotes that ask the same thing share one request. */
export type ApiKey = readonly [name: string, url: string, reads: readonly Scope[]];

export function apiKey<C extends Call>(call: C, input: InputOf<C>): ApiKey {
  return [call.name, callUrl(call, input), call.reads ?? []];
}
