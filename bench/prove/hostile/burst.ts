import { setTimeout } from 'node:timers/promises';
import { type Answer, ask, type Sending } from './answers.ts';
import { bodyBombs } from './bombs/bodies.ts';
import { type Bomb, sendingOf } from './bombs/bomb.ts';
import { calendarBombs } from './bombs/calendars.ts';
import { pictureBombs } from './bombs/pictures.ts';
import { tableBombs } from './bombs/tables.ts';
import { bounds, failureOf } from './invariants.ts';
import type { World } from './world.ts';

const allBombs: readonly Bomb[] = [...calendarBombs, ...tableBombs, ...pictureBombs, ...bodyBombs];
/** Two seconds for the work and one for the way there, behind others and back. */
const deadlineMs = 3_000;
/** What somebody else waits for an answer meanwhile, above what he waits when nothing is going on. */
const longestWaitMs = 100;
const quietMs = 1_500;
const quietEvery = 25;
/** What takes too long is sent again: what the machine did meanwhile is no fault of the bomb. */
const attempts = 3;
const pauseMs = 4;

export interface ParserFigures {
  bombs: number;
  longestAnswerMs: number;
  longestWaitMs: number;
  longestWorkMs: number;
  rss: number;
}

export interface Burst {
  parsers: Map<string, ParserFigures>;
  bombs: number;
  refused: number;
  quietWaitMs: number;
  /** How many times slower than at best the machine was at worst. */
  slowest: number;
  peakRss: number;
  seconds: number;
  findings: string[];
}

interface Blow {
  answer: Answer | string;
  answerMs: number;
  /** The worst of somebody else's answers meanwhile. */
  waitMs: number;
  workMs: number;
  rss: number;
  /** By which the clock is divided where it is judged. */
  slowness: number;
}

/** Sends every bomb of the library, one after the other, while somebody else goes on working. */
export async function burst(
  world: World,
  tell: (finding: string) => void,
  only = '',
): Promise<Burst> {
  const started = performance.now();
  const chosen = allBombs.filter(({ parser, name }) => new RegExp(only).test(`${parser}: ${name}`));
  const result: Burst = {
    parsers: new Map(),
    bombs: 0,
    refused: 0,
    quietWaitMs: 0,
    slowest: 1,
    peakRss: 0,
    seconds: 0,
    findings: [],
  };
  const deployer = await prepare();
  for (const [index, bomb] of chosen.entries()) {
    if (index % quietEvery === 0) {
      const quiet = await besides(undefined);
      result.quietWaitMs = Math.max(result.quietWaitMs, quiet.waitMs);
    }
    await light(bomb);
  }
  result.seconds = (performance.now() - started) / 1000;
  return result;

  async function prepare(): Promise<string> {
    await Promise.all((['student', 'teacher', 'admin'] as const).map((role) => world.renew(role)));
    const provider = {
      base_url: world.outside.url('provider'),
      api_key: 'k',
      model: 'm',
      is_active: true,
      rate_limit_per_minute: 10_000,
    };
    await world.asChief('POST', '/admin/deepseek/config', provider);
    const { body } = await world.asChief<{ token: string }>(
      'POST',
      '/admin/remotes/finance/tokens',
      { name: 'bombs' },
    );
    await world.gauge();
    return body.token;
  }

  async function light(bomb: Bomb): Promise<void> {
    result.bombs += 1;
    let best: Blow | undefined;
    let problems: string[] = [];
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      best = better(best, await blow(bomb));
      problems = problemsOf(bomb, best);
      if (problems.length === 0 || typeof best.answer === 'string') break;
    }
    if (!best) return;
    if (typeof best.answer !== 'string' && best.answer.status >= 400) result.refused += 1;
    result.peakRss = Math.max(result.peakRss, best.rss);
    const figures = result.parsers.get(bomb.parser) ?? {
      bombs: 0,
      longestAnswerMs: 0,
      longestWaitMs: 0,
      longestWorkMs: 0,
      rss: 0,
    };
    result.parsers.set(bomb.parser, {
      bombs: figures.bombs + 1,
      longestAnswerMs: Math.max(figures.longestAnswerMs, best.answerMs),
      longestWaitMs: Math.max(figures.longestWaitMs, best.waitMs),
      longestWorkMs: Math.max(figures.longestWorkMs, best.workMs),
      rss: Math.max(figures.rss, best.rss),
    });
    for (const problem of problems) {
      const finding = `${bomb.parser}: ${bomb.name}: ${problem}`;
      result.findings.push(finding);
      tell(finding);
    }
  }

  /** Once, by somebody who is not throttled yet. */
  async function blow(bomb: Bomb): Promise<Blow> {
    const made = bomb.reply?.();
    for (const kind of made ? ['school', 'provider'] : [])
      world.outside.replies.set(kind, () => made ?? { type: '', body: '' });
    const first = await besides(await sendingFor(bomb));
    const isThrottled = typeof first.answer !== 'string' && first.answer.status === 429;
    if (!isThrottled || (bomb.as !== 'student' && bomb.as !== 'admin')) return first;
    await world.renew(bomb.as);
    await world.gauge();
    return besides(await sendingFor(bomb));
  }

  async function sendingFor(bomb: Bomb): Promise<Sending> {
    if (bomb.as === 'deployer') return sendingOf(bomb, deployer, world.outside);
    return sendingOf(bomb, await world.token(bomb.as), world.outside);
  }

  /** Somebody else asks for a day's tasks again and again, until an answer is there. */
  async function besides(sent: Sending | undefined): Promise<Blow> {
    const authorization = `Bearer ${await world.token('teacher')}`;
    const question = {
      method: 'GET',
      path: '/api/tasks?date=2026-11-18',
      headers: { authorization },
    };
    const patience = { spentMs: world.spending(), patienceMs: 8_000, listenMs: 2_500 };
    const before = slownessNow();
    let waitMs = 0;
    let isOver = false;
    let isHung = false;
    const neighbour = (async () => {
      while (!isOver) {
        const began = performance.now();
        isHung = typeof (await ask(world.url, question, patience)) === 'string';
        waitMs = Math.max(waitMs, performance.now() - began);
        await setTimeout(pauseMs);
      }
    })();
    const began = performance.now();
    const answer = sent ? await ask(world.url, sent, patience) : await setTimeout(quietMs, 'quiet');
    const answerMs = performance.now() - began;
    isOver = true;
    await neighbour;
    const slowness = Math.min(before, slownessNow());
    if (isHung) await world.restart();
    const { workMs, rss } = await world.gauge();
    result.slowest = Math.max(result.slowest, slowness);
    return {
      answer: isHung ? `${answer}; the server had to be killed` : answer,
      answerMs,
      waitMs,
      workMs,
      rss,
      slowness,
    };
  }

  function problemsOf(
    bomb: Bomb,
    { answer, answerMs, waitMs, workMs, rss, slowness }: Blow,
  ): string[] {
    if (typeof answer === 'string') return [answer];
    const failure = failureOf(answer);
    const waited = waitMs / slowness > longestWaitMs + result.quietWaitMs;
    return [
      ...(failure ? [failure] : []),
      ...(answerMs / slowness > deadlineMs && !bomb.path.endsWith('/stream')
        ? [`answered after ${Math.round(answerMs)} ms`]
        : []),
      ...(waited ? [`somebody else waited ${Math.round(waitMs)} ms`] : []),
      ...(workMs > bounds.workMs ? [`the event loop was held for ${Math.round(workMs)} ms`] : []),
      // Told once: what one has taken stays for the next.
      ...(rss > Math.max(bounds.rss, result.peakRss + 16)
        ? [`${Math.round(rss)} MB of memory`]
        : []),
    ];
  }
}

const yardstickText = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => ({ index })));
let shortestYardstickMs = Number.POSITIVE_INFINITY;

/** How many times longer than at best in this run the same piece of work takes now: others share the machine. */
function slownessNow(): number {
  const began = performance.now();
  JSON.stringify(JSON.parse(yardstickText));
  const tookMs = performance.now() - began;
  shortestYardstickMs = Math.min(shortestYardstickMs, tookMs);
  return tookMs / shortestYardstickMs;
}

/** The less of each: what disturbs only adds. */
function better(one: Blow | undefined, other: Blow): Blow {
  if (!one) return other;
  return {
    answer: typeof one.answer === 'string' ? one.answer : other.answer,
    answerMs: Math.min(one.answerMs, other.answerMs),
    waitMs: Math.min(one.waitMs, other.waitMs),
    workMs: Math.min(one.workMs, other.workMs),
    rss: Math.min(one.rss, other.rss),
    slowness: Math.min(one.slowness, other.slowness),
  };
}
