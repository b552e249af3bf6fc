import { callUrl } from '@board/contracts/calls/call-url';
import { reportStarts, sendClientReport } from '@board/contracts/calls/system';
import { reportLimit } from '@board/contracts/constants/delivery';
import { presentComposition } from '../base/composition.ts';
import { whenFilled } from '../base/when-filled.ts';
import { bearer } from '../identity/bearer.ts';
import { chaosOf } from './chaos/stored-chaos.ts';
import type { RemotePhase } from './remote-error.ts';

export interface RemoteReport {
  remote: string;
  version?: string | undefined;
  phase: RemotePhase;
  /** What was thrown. */
  error?: unknown;
}

interface Release {
  name: string;
  version: string;
}

interface Start {
  remote: string;
  version: string;
  ready_ms?: number;
  long_tasks?: number;
}

/** Tells the operators. A report that cannot be sent is lost: it must never add to the trouble. */
export function report({ remote, version, phase, error }: RemoteReport): void {
  // What somebody plays on his own tab is nobody's fault.
  if (chaosOf(remote)) return;
  const { message, stack } = wordsOf(error);
  const route = globalThis.location.pathname;
  const composition = presentComposition();
  send(sendClientReport, { remote, version, phase, message, stack, route, composition });
}

const waiting = new Map<string, Start>();
const told = new Set<string>();

/** Of whom it works for, failures are a share. Told once a page, when the page has nothing better to do. */
export function noteStart({ name, version }: Release, readyMs: number): void {
  const release = `${name} ${version}`;
  if (told.has(release) || chaosOf(name)) return;
  told.add(release);
  if (waiting.size === 0) whenFilled(tellStarts);
  const ready_ms = Math.min(Math.round(readyMs), reportLimit.readyMs);
  waiting.set(release, { remote: name, version, ready_ms });
}

function tellStarts(): void {
  const releases = [...waiting.values()];
  waiting.clear();
  tell(releases);
}

/** Only of somebody known, and never more than one page has. */
function tell(releases: readonly Start[]): void {
  if (!bearer.current() || releases.length === 0) return;
  send(reportStarts, { releases: releases.slice(0, reportLimit.starts) });
}

/** What held the page while it was looked at, told when it is left. */
export function tellLongTasks(tasks: ReadonlyMap<string, Release & { count: number }>): void {
  tell(
    [...tasks.values()].map(({ name, version, count }) => ({
      remote: name,
      version,
      long_tasks: Math.min(count, reportLimit.longTasks),
    })),
  );
}

function wordsOf(error: unknown): { message?: string; stack?: string } {
  if (error === undefined) return {};
  if (!(error instanceof Error)) return { message: cut(String(error), reportLimit.message) };
  return {
    message: cut(error.message, reportLimit.message),
    ...(error.stack ? { stack: cut(error.stack, reportLimit.stack) } : {}),
  };
}

/** A pair of surrogates that is cut in two is no text, which the server refuses. */
const cut = (text: string, most: number): string => text.slice(0, most).toWellFormed();

function send(call: typeof sendClientReport | typeof reportStarts, body: object): void {
  try {
    void fetch(callUrl(call), {
      method: call.method,
      headers: { 'content-type': 'application/json', ...signature() },
      body: JSON.stringify(body),
      keepalive: true,
    }).catch(() => undefined);
  } catch {
    // A body that cannot be sent, or a browser that forbids it.
  }
}

/** Only what somebody known reports counts towards a remote's health. */
function signature(): Record<string, string> {
  const token = bearer.current();
  return token ? { authorization: `Bearer ${token}` } : {};
}
