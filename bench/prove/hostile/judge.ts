import { setTimeout } from 'node:timers/promises';
import { cpuSince, cpuTimes } from '../../api/cpu-time.ts';
import { type Answer, ask, type Sending } from './answers.ts';
import { bounds, excess, invariants } from './invariants.ts';
import { readBack } from './read-back.ts';
import type { Drawn, Operation } from './requests.ts';
import type { World } from './world.ts';

export interface Figures {
  requests: number;
  /** By the first figure of their status. */
  statuses: Record<string, number>;
  /** Operations that did at least once what they are for. */
  succeeded: Set<string>;
  hangs: Map<string, number>;
  /** What held the loop once and did not when it was sent again, by operation, and rubbish meanwhile. */
  heldOnce: Map<string, { workMs: number; rubbishMs: number }>;
  longestWorkMs: number;
  longestHeldMs: number;
  longestAnswerMs: number;
  peakMemory: number;
}

export const newFigures = (): Figures => ({
  requests: 0,
  statuses: {},
  succeeded: new Set(),
  hangs: new Map(),
  heldOnce: new Map(),
  longestWorkMs: 0,
  longestHeldMs: 0,
  longestAnswerMs: 0,
  peakMemory: 0,
});

const mostLooks = 60;
const lookEveryMs = 500;
/** Requests; looking is dear. */
const memoryEvery = 25;

export class Broken extends Error {
  readonly invariant: string;
  readonly sent: Sending;
  constructor(invariant: string, what: string, sent: Sending) {
    super(what);
    this.invariant = invariant;
    this.sent = sent;
  }
}

type Problem = [invariant: string, what: string];

/** Sends one request and says what about it breaks an invariant. */
export function judgeOf(world: World, operations: readonly Operation[], figures: Figures) {
  return async (operation: Operation, request: Drawn): Promise<Broken[]> => {
    figures.requests += 1;
    const sent = await world.sending(operation, request);
    const problems = await judged(operation, request, sent);
    return problems.map(([invariant, what]) => new Broken(invariant, what, sent));
  };

  async function judged(operation: Operation, request: Drawn, sent: Sending): Promise<Problem[]> {
    const before = await revisions(operation, sent);
    const patienceMs = figures.hangs.has(operation.id) ? 3_000 : 8_000;
    const answer = await ask(world.url, sent, { spentMs: world.spending(), patienceMs });
    if (typeof answer === 'string') return [['an answer', await unanswered(operation, answer)]];
    const { status } = answer;
    if (status < 300) figures.succeeded.add(operation.id);
    const problems: Problem[] = [];
    for (const [name, check] of Object.entries(invariants)) {
      const what = check({ operation, drawn: request, answer });
      if (what !== undefined) problems.push([name, what]);
    }
    await world.take(operation, request, answer);
    const different = await readBack(world.url, operations, operation, sent, answer);
    if (different !== undefined) problems.push(['what was answered is there', different]);
    // Not before: what took long is sent again there.
    problems.push(...(await measured(operation, sent, answer)));
    const after = await revisions(operation, sent);
    const isOut = after === '401' || (status === 401 && operation.method === 'GET');
    if (isOut && !request.headers.authorization) await world.renew(request.role);
    if (status >= 400 && before !== after && before?.startsWith('{') && after?.startsWith('{'))
      if (await movesAgain(operation, sent))
        problems.push(['a refusal changes nothing', `${status}: ${before} -> ${after}`]);
    return problems;
  }

  /** Of everything that is the person's; the status where he has none to see. */
  async function revisions(operation: Operation, sent: Sending): Promise<string | undefined> {
    const { authorization } = sent.headers;
    const isPersons = authorization !== undefined && !operation.path.startsWith('/api/deploy');
    if (!isPersons || operation.method === 'GET') return undefined;
    const changes = await ask(world.url, {
      method: 'GET',
      path: '/api/changes',
      headers: { authorization },
    });
    if (typeof changes === 'string') return undefined;
    return changes.status === 200 ? JSON.stringify(changes.json) : `${changes.status}`;
  }

  /** Once nothing else moves them: a job that an earlier request left may still be at work. */
  async function settledRevisions(operation: Operation, sent: Sending) {
    let before = await revisions(operation, sent);
    for (let looks = 0; looks < mostLooks; looks += 1) {
      await setTimeout(lookEveryMs);
      const now = await revisions(operation, sent);
      if (now === before) break;
      before = now;
    }
    return before;
  }

  async function movesAgain(operation: Operation, sent: Sending): Promise<boolean> {
    for (let again = 0; again < 3; again += 1) {
      const before = await settledRevisions(operation, sent);
      const answer = await ask(world.url, sent);
      if (typeof answer === 'string' || answer.status < 400) return false;
      if ((await revisions(operation, sent)) === before) return false;
    }
    return true;
  }

  async function unanswered(operation: Operation, reason: string): Promise<string> {
    const health = { method: 'GET', path: '/api/health', headers: {} };
    const isAlive = typeof (await ask(world.url, health)) !== 'string';
    if (!isAlive) {
      figures.hangs.set(operation.id, (figures.hangs.get(operation.id) ?? 0) + 1);
      await world.restart();
    }
    return `${reason}; the server ${isAlive ? 'answers others' : 'had to be killed'}`;
  }

  /** What took long is sent twice more: a busy machine or a first time is no fault of the request. */
  async function measured(
    { id }: Operation,
    sent: Sending,
    { status, ms }: Answer,
  ): Promise<Problem[]> {
    const kind = `${status}`.slice(0, 1);
    figures.statuses[kind] = (figures.statuses[kind] ?? 0) + 1;
    const reading = await world.gauge();
    figures.longestWorkMs = Math.max(figures.longestWorkMs, reading.workMs);
    figures.longestHeldMs = Math.max(figures.longestHeldMs, reading.clockMs);
    figures.longestAnswerMs = Math.max(figures.longestAnswerMs, ms);
    if (reading.workMs > Math.max(bounds.workMs, figures.heldOnce.get(id)?.workMs ?? 0))
      figures.heldOnce.set(id, reading);
    let excesses = excess(reading);
    let isSlow = ms > bounds.cpuMs / 2;
    let cpuMs = 0;
    for (let again = 0; again < 2 && (isSlow || excesses.length > 0); again += 1) {
      const times = cpuTimes(world.processes());
      const next = await ask(world.url, sent);
      cpuMs = cpuSince(world.processes(), times) / 1000;
      isSlow &&= cpuMs > bounds.cpuMs;
      const now = typeof next === 'string' ? [] : excess(await world.gauge()).map(([name]) => name);
      excesses = excesses.filter(
        ([name]) => name === 'nothing leaves the machine' || now.includes(name),
      );
    }
    if (isSlow) excesses.push(['an answer costs little', `${Math.round(cpuMs)} ms of CPU`]);
    if (figures.requests % memoryEvery === 0) excesses.push(...tooMuchMemory());
    return excesses;
  }

  /** Told once: what there is stays for the next. */
  function tooMuchMemory(): Problem[] {
    const memory = world.memory();
    const isNew = memory > bounds.memory && figures.peakMemory <= bounds.memory;
    figures.peakMemory = Math.max(figures.peakMemory, memory);
    return isNew ? [['memory has a bound', `${Math.round(memory)} MB`]] : [];
  }
}
