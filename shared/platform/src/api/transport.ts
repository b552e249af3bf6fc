import type { Call } from '@board/contracts/calls/call';
import type { Standing } from '@board/contracts/constants/revisions';
import { ApiError } from './api-error.ts';

export interface TransportRequest {
  call: Call;
  url: string;
  body?: unknown;
  /** Sent as If-Match: the version that the person was looking at. */
  version?: number;
  /** Makes a repeated POST or PATCH one write. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Answers the response itself, of any status, and ends no session. */
  stream?: boolean;
  /** What lets it wait for the network. */
  waits?: Wait;
}

export interface Wait {
  /** Under which it is shown. */
  id: string;
  /** What was given to the call and what the person saw: they tell later how it shows. */
  input: unknown;
  seen: unknown;
  /** What it would be answered. */
  reply: unknown;
}

export interface Answer {
  reply: unknown;
  /** Which state of the person's data it stands for. */
  standing?: Standing | undefined;
  /** No server has seen the write yet. */
  waits?: boolean;
  /** A copy that this browser has. */
  kept?: boolean;
}

/** How requests leave the page. The host owns it: token, language, refresh and the offline queue live there. */
export type Transport = (request: TransportRequest) => Promise<Answer>;

let transport: Transport | undefined;

export function setTransport(next: Transport): void {
  transport = next;
}

export function sendRequest(request: TransportRequest): Promise<Answer> {
  if (!transport) throw new ApiError(0, 'network', { message: 'No host has set a transport' });
  return transport(request);
}
