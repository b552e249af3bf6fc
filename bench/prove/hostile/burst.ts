import { setTimeout } from 'node:timers/promises';
import { type Answer, ask, type Sending } from './answers.ts';
import { assistantBombs } from './bombs/assistant.ts';
import { bodyBombs } from './bombs/bodies.ts';
import { type Bomb, sendingOf } from './bombs/bomb.ts';
import { calendarBombs } from './bombs/calendars.ts';
import { pdfBombs } from './bombs/pdfs.ts';
import { pictureBombs } from './bombs/pictures.ts';
import { tableBombs } from './bombs/tables.ts';
import { bounds, failureOf } from './invariants.ts';
import type { World } from './world.ts';

const allBombs: readonly Bomb[] = [
  ...calendarBombs,
  ...tableBombs,
  ...pictureBombs,
  ...pdfBombs,
  ...assistantBombs,
  ...bodyBombs,
];
/** Of work: two seconds for the reading and one for what is around it. */
const deadlineMs = 3_000;
/** That the server's thread works while somebody else waits for his answer. */
const longestWaitMs = 100;
/** What takes too long is sent again: the first time compiles, and garbage comes when it comes. */
const attempts = 3;
const pauseMs = 4;

/**
 * By the clock and by work: on a machine that others share the clock tells mostly of them, and what
 * the server's processes have worked is what an idle machine would have waited for.
 */
export interface Longest {
  answerMs: number;
  answerWorkMs: number;
  waitWorkMs: number;
  heldMs: number;
  memory: number;
}

interface Blow extends Longest {
  answer: Answer | string;
}

export interface Burst {
  parsers: Map<string, Longest & { bombs: number }>;
  bombs: number;
  refused: number;
  /** Somebody else's, by the clock, in order. */
  waitsMs: number[];
  seconds: number;
  findings: string[];
}

const nothing: Longest = { answerMs: 0, answerWorkMs: 0, waitWorkMs: 0, heldMs: 0, memory: 0 };
const figures = Object.keys(nothing) as (keyof Longest)[];
/** Figure by figure. */
const combined = (choose: (...all: number[]) => number, one: Longest, other: Longest): Longest =>
  Object.fromEntries(figures.map((name) => [name, choose(one[name], other[name])])) as never;

/** Sends every bomb of the library, one after the other, while somebody else goes on working. */
export async function burst(
  world: World,
  tell: (finding: string) => void,
  only = '',
): Promise<Burst> {
  const started = performance.now();
  const chosen = allBombs.filter(({ parser, name }) => new RegExp(only).test(`${parser}: ${name}`));
  if (chosen.length === 0) throw new Error(`No bomb matches '${only}'.`);
  const result: Burst = {
    parsers: new Map(),
    bombs: 0,
    refused: 0,
    waitsMs: [],
    seconds: 0,
    findings: [],
  };
  let peakMemory = 0;
  await prepare();
  for (const bomb of chosen) await light(bomb);
  result.waitsMs.sort((a, b) => a - b);
  result.seconds = (performance.now() - started) / 1000;
  return result;

  async function prepare(): Promise<void> {
    for (const role of ['student', 'teacher', 'admin', 'deployer'] as const)
      await world.renew(role);
    const provider = {
      base_url: world.outside.url('provider'),
      api_key: 'k',
      model: 'm',
      is_active: true,
      sees_pictures: true,
      rate_limit_per_minute: 10_000,
      rate_limit_per_day: 1_000_000,
    };
    await world.asChief('POST', '/admin/deepseek/config', provider);
    await world.gauge();
  }

  async function light(bomb: Bomb): Promise<void> {
    result.bombs += 1;
    let best = await blow(bomb);
    for (let attempt = 1; attempt < attempts && isTooMuch(bomb, best); attempt += 1) {
      const next = await blow(bomb);
      best = { ...combined(Math.min, best, next), answer: next.answer };
    }
    const problems = problemsOf(bomb, best);
    if (typeof best.answer !== 'string' && best.answer.status >= 400) result.refused += 1;
    peakMemory = Math.max(peakMemory, best.memory);
    const known = result.parsers.get(bomb.parser) ?? { ...nothing, bombs: 0 };
    const longest = combined(Math.max, known, best);
    result.parsers.set(bomb.parser, { ...longest, bombs: known.bombs + 1 });
    for (const problem of problems) {
      const finding = `${bomb.parser}: ${bomb.name}: ${problem}`;
      result.findings.push(finding);
      tell(finding);
    }
  }

  function isTooMuch(bomb: Bomb, blown: Blow): boolean {
    return typeof blown.answer !== 'string' && problemsOf(bomb, blown).length > 0;
  }

  /** Once, by somebody who is not throttled yet. */
  async function blow(bomb: Bomb): Promise<Blow> {
    const made = bomb.reply?.();
    for (const kind of made ? ['school', 'provider'] : [])
      world.outside.replies.set(kind, () => made ?? { type: '', body: '' });
    const send = async () => {
      const placed = { ...bomb, path: world.placed(bomb.as, bomb.path) };
      return besides(sendingOf(placed, await world.token(bomb.as), world.outside));
    };
    const first = await send();
    const isThrottled = typeof first.answer !== 'string' && first.answer.status === 429;
    if (!isThrottled || (bomb.as !== 'student' && bomb.as !== 'admin')) return first;
    await world.renew(bomb.as);
    await world.gauge();
    return send();
  }

  /** Somebody else asks for a day's tasks again and again, until an answer is there. */
  async function besides(sent: Sending): Promise<Blow> {
    const authorization = `Bearer ${await world.token('teacher')}`;
    const question = {
      method: 'GET',
      path: '/api/tasks?date=2026-11-18',
      headers: { authorization },
    };
    const spentMs = world.spending();
    const patience = { spentMs, patienceMs: 8_000, listenMs: 2_500 };
    const seen = { ...nothing };
    const most = (name: keyof Longest, value: number) => {
      seen[name] = Math.max(seen[name], value);
    };
    let isOver = false;
    let isHung = false;
    const neighbour = (async () => {
      do {
        const began = performance.now();
        const worked = world.threadMs();
        isHung = typeof (await ask(world.url, question, patience)) === 'string';
        most('waitWorkMs', world.threadMs() - worked);
        result.waitsMs.push(performance.now() - began);
        most('memory', world.memory());
        most('answerWorkMs', spentMs());
        await setTimeout(pauseMs);
      } while (!isOver);
    })();
    const began = performance.now();
    const answer = await ask(world.url, sent, patience);
    most('answerMs', performance.now() - began);
    most('answerWorkMs', spentMs());
    isOver = true;
    await neighbour;
    if (isHung) await world.restart();
    most('heldMs', (await world.gauge()).workMs);
    return { ...seen, answer: isHung ? `${answer}; the server had to be killed` : answer };
  }

  function problemsOf(bomb: Bomb, { answer, answerWorkMs, waitWorkMs, heldMs, memory }: Blow) {
    if (typeof answer === 'string') return [answer];
    const failure = failureOf(answer);
    const ms = Math.round;
    const isLate = answerWorkMs > deadlineMs && !bomb.path.endsWith('/stream');
    return [
      ...(failure ? [failure] : []),
      ...(isLate ? [`answered after ${ms(answerWorkMs)} ms of work`] : []),
      ...(waitWorkMs > longestWaitMs
        ? [`somebody else waited for ${ms(waitWorkMs)} ms of work`]
        : []),
      ...(heldMs > bounds.workMs ? [`the event loop was held for ${ms(heldMs)} ms`] : []),
      // Told once: what one has taken stays for the next.
      ...(memory > Math.max(bounds.memory, peakMemory + 16) ? [`${ms(memory)} MB of memory`] : []),
    ];
  }
}
