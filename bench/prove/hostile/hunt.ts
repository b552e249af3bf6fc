import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { cpuSince, cpuTimes } from '../../api/cpu-time.ts';
import { type Answer, ask, curlLine, type Sending } from './answers.ts';
import { bounds, excess, invariants } from './invariants.ts';
import { readBack } from './read-back.ts';
import {
  type ApiDocument,
  type Drawn,
  type Operation,
  operationsOf,
  requestsOf,
} from './requests.ts';
import type { World } from './world.ts';

export interface Finding {
  operation: string;
  invariant: string;
  what: string;
  curl: string;
  seed: number;
  times: number;
}

export interface Hunt {
  requests: number;
  /** By the first figure of their status. */
  statuses: Record<string, number>;
  /** Operations that did at least once what they are for. */
  succeeded: number;
  never: string[];
  /** What held the loop once and did not when it was sent again, by operation. */
  heldOnce: Map<string, number>;
  longestWorkMs: number;
  longestHeldMs: number;
  longestAnswerMs: number;
  peakRss: number;
  seconds: number;
  findings: Finding[];
}

/** More of those that take something to read. */
const requestsAtATime = { withBody: 16, without: 5 };
/** Smaller forms of what failed that are tried, and for how long. */
const shrinking = { tries: 40, ms: 30_000 };
/** One that hangs is not asked again and again. */
const mostHangs = 2;

class Broken extends Error {
  readonly invariant: string;
  readonly sent: Sending;
  constructor(invariant: string, what: string, sent: Sending) {
    super(what);
    this.invariant = invariant;
    this.sent = sent;
  }
}

/** Sends so many requests, drawn from a seed over the whole document, and looks at each answer. */
export async function hunt(
  world: World,
  { seed, count, only }: { seed: number; count: number; only?: string | undefined },
  tell: (finding: Finding) => void,
): Promise<Hunt> {
  const started = performance.now();
  const document = (await (await fetch(`${world.url}/api/openapi.json`)).json()) as ApiDocument;
  const operations = operationsOf(document);
  const asked = operations.filter(({ id }) => only === undefined || id === only);
  const drawn = new Map(asked.map((operation) => [operation, requestsOf(operation)]));
  const found = new Map<string, Finding>();
  const hangs = new Map<string, number>();
  const succeeded = new Set<string>();
  const result: Hunt = {
    requests: 0,
    statuses: {},
    succeeded: 0,
    never: [],
    heldOnce: new Map(),
    longestWorkMs: 0,
    longestHeldMs: 0,
    longestAnswerMs: 0,
    peakRss: 0,
    seconds: 0,
    findings: [],
  };
  await Promise.all((['student', 'teacher', 'admin'] as const).map((role) => world.renew(role)));
  // What the start cost is no request's.
  await world.gauge();

  for (let round = 0; result.requests < count; round += 1) {
    const before = result.requests;
    for (const operation of asked) {
      if ((hangs.get(operation.id) ?? 0) >= mostHangs) continue;
      await someOf(operation, seed + round);
      if (result.requests >= count) break;
    }
    if (result.requests === before) break;
  }
  result.findings = [...found.values()];
  result.succeeded = succeeded.size;
  result.never = asked.map(({ id }) => id).filter((id) => !succeeded.has(id));
  result.seconds = (performance.now() - started) / 1000;
  return result;

  /** A few requests of one operation; the first that breaks something new is made smaller. */
  async function someOf(operation: Operation, roundSeed: number): Promise<void> {
    const requests = drawn.get(operation);
    if (!requests) return;
    let first: Broken | undefined;
    let smallest: Broken | undefined;
    let tries = 0;
    let since = 0;
    const property = fc.asyncProperty(requests, async (request) => {
      if (first) tries += 1;
      if (first && (tries > shrinking.tries || performance.now() - since > shrinking.ms)) return;
      for (const broken of await judge(operation, request)) {
        const known = found.get(`${operation.id} ${broken.invariant}`);
        if (known) known.times += 1;
        else if (!first || first.invariant === broken.invariant) {
          first ??= broken;
          smallest = broken;
          since ||= performance.now();
          throw broken;
        }
      }
    });
    const wanted = operation.body ? requestsAtATime.withBody : requestsAtATime.without;
    const numRuns = Math.min(wanted, count - result.requests);
    // Different for every operation, and the same when it is asked alone.
    await fc.check(property, { seed: roundSeed ^ crc32(operation.id), numRuns });
    if (!smallest) return;
    const { invariant, message, sent } = smallest;
    const finding = {
      operation: operation.id,
      invariant,
      what: message,
      curl: curlLine(sent),
      seed: roundSeed,
      times: 1,
    };
    found.set(`${operation.id} ${invariant}`, finding);
    tell(finding);
  }

  async function judge(operation: Operation, request: Drawn): Promise<Broken[]> {
    result.requests += 1;
    const sent = await world.sending(operation, request);
    const broken = (invariant: string, what: string) => new Broken(invariant, what, sent);
    const revisions = async (): Promise<string | undefined> => {
      const { authorization } = sent.headers;
      if (authorization === undefined || operation.method === 'GET') return undefined;
      const changes = await ask(world.url, {
        method: 'GET',
        path: '/api/changes',
        headers: { authorization },
      });
      if (typeof changes === 'string') return undefined;
      return changes.status === 200 ? JSON.stringify(changes.json) : `${changes.status}`;
    };
    const before = await revisions();
    const patienceMs = hangs.has(operation.id) ? 3_000 : 8_000;
    const answer = await ask(world.url, sent, { spentMs: world.spending(), patienceMs });
    if (typeof answer === 'string')
      return [broken('an answer', await unanswered(operation, answer))];
    if (answer.status < 300) succeeded.add(operation.id);
    const problems = await measured(operation, sent, answer);
    for (const [name, check] of Object.entries(invariants)) {
      const what = check({ operation, drawn: request, answer });
      if (what !== undefined) problems.push([name, what]);
    }
    await world.take(operation, request, answer);
    const different = await readBack(world.url, operations, operation, sent, answer);
    if (different !== undefined) problems.push(['what was answered is there', different]);
    const after = await revisions();
    if (
      after === '401' ||
      (answer.status === 401 && before === undefined && operation.method === 'GET')
    ) {
      if (request.role !== 'guest' && !request.headers.authorization)
        await world.renew(request.role);
    } else if (
      answer.status >= 400 &&
      before !== after &&
      before?.startsWith('{') &&
      after?.startsWith('{')
    ) {
      if (await movesAgain(sent, revisions))
        problems.push(['a refusal changes nothing', `${answer.status}: ${before} -> ${after}`]);
    }
    return problems.map(([invariant, what]) => broken(invariant, what));
  }

  async function unanswered(operation: Operation, reason: string): Promise<string> {
    const isAlive =
      typeof (await ask(world.url, { method: 'GET', path: '/api/health', headers: {} })) !==
      'string';
    if (!isAlive) {
      hangs.set(operation.id, (hangs.get(operation.id) ?? 0) + 1);
      await world.restart();
    }
    return `${reason}; the server ${isAlive ? 'answers others' : 'had to be killed'}`;
  }

  /** What took long is sent twice more: a busy machine or a first time is no fault of the request. */
  async function measured(
    operation: Operation,
    sent: Sending,
    answer: Answer,
  ): Promise<[string, string][]> {
    result.statuses[`${answer.status}`.slice(0, 1)] =
      (result.statuses[`${answer.status}`.slice(0, 1)] ?? 0) + 1;
    const reading = await world.gauge();
    result.longestWorkMs = Math.max(result.longestWorkMs, reading.workMs);
    result.longestHeldMs = Math.max(result.longestHeldMs, reading.clockMs);
    result.longestAnswerMs = Math.max(result.longestAnswerMs, answer.ms);
    const { peakRss } = result;
    result.peakRss = Math.max(peakRss, reading.rss);
    if (reading.workMs > bounds.workMs)
      result.heldOnce.set(
        operation.id,
        Math.max(reading.workMs, result.heldOnce.get(operation.id) ?? 0),
      );
    let excesses = excess(reading, peakRss);
    let isSlow = answer.ms > bounds.cpuMs / 2;
    let cpuMs = 0;
    for (let again = 0; again < 2 && (isSlow || excesses.length > 0); again += 1) {
      const times = cpuTimes(world.processes());
      const next = await ask(world.url, sent);
      cpuMs = cpuSince(world.processes(), times) / 1000;
      isSlow &&= cpuMs > bounds.cpuMs;
      const now =
        typeof next === 'string' ? [] : excess(await world.gauge(), peakRss).map(([name]) => name);
      excesses = excesses.filter(
        ([name]) => name === 'nothing leaves the machine' || now.includes(name),
      );
    }
    return isSlow
      ? [...excesses, ['an answer costs little', `${Math.round(cpuMs)} ms of CPU`]]
      : excesses;
  }

  async function movesAgain(
    sent: Sending,
    revisions: () => Promise<string | undefined>,
  ): Promise<boolean> {
    for (let again = 0; again < 3; again += 1) {
      const before = await revisions();
      const answer = await ask(world.url, sent);
      if (typeof answer === 'string' || answer.status < 400 || (await revisions()) === before)
        return false;
    }
    return true;
  }
}
