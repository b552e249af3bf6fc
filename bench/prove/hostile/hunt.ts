import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { curlLine } from './answers.ts';
import { type Broken, type Figures, judgeOf, newFigures } from './judge.ts';
import {
  type ApiDocument,
  type Drawn,
  nearly,
  type Operation,
  operationsOf,
  requestsOf,
} from './requests.ts';
import { ways } from './ways.ts';
import type { World } from './world.ts';

export interface Finding {
  operation: string;
  invariant: string;
  what: string;
  curl: string;
  seed: number;
  times: number;
}

export interface Hunt extends Figures {
  never: string[];
  /** Of these what was sent as it is right. */
  refused: string[];
  seconds: number;
  findings: Finding[];
}

/** More of those that take something to read. */
const requestsAtATime = { withBody: 16, without: 5 };
/** Smaller forms of what failed that are tried, and for how long. */
const shrinking = { tries: 40, ms: 30_000 };
/** One that hangs is not asked again and again. */
const mostHangs = 2;
const nothingMore = {
  role: 'student',
  params: {},
  query: {},
  headers: {},
  body: undefined,
} as const;

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
  if (asked.length === 0) throw new Error(`The document has no operation '${only}'.`);
  const drawn = new Map(asked.map((operation) => [operation, requestsOf(operation)]));
  const found = new Map<string, Finding>();
  const figures = newFigures();
  const rightSent = new Set<string>();
  const judge = judgeOf(world, operations, figures);
  for (const role of ['student', 'teacher', 'admin', 'deployer'] as const) await world.renew(role);
  // What the start cost is no request's.
  await world.gauge();

  for (let round = 0; figures.requests < count; round += 1) {
    const before = figures.requests;
    for (const operation of asked) {
      if ((figures.hangs.get(operation.id) ?? 0) >= mostHangs) continue;
      const requests = drawn.get(operation);
      const wanted = operation.body ? requestsAtATime.withBody : requestsAtATime.without;
      if (requests) await someOf(operation, requests, wanted, seed + round);
      await rightOnes(operation, seed + round);
      if (figures.requests >= count) break;
    }
    if (figures.requests === before) break;
  }
  const never = asked.map(({ id }) => id).filter((id) => !figures.succeeded.has(id));
  return {
    ...figures,
    never,
    refused: never.filter((id) => rightSent.has(id)),
    seconds: (performance.now() - started) / 1000,
    findings: [...found.values()],
  };

  /** One that is right in all, and one that was until something was changed. */
  async function rightOnes(operation: Operation, roundSeed: number): Promise<void> {
    const way = ways[operation.id];
    if (!way) return;
    rightSent.add(operation.id);
    const right = async (): Promise<Drawn> => ({ ...nothingMore, ...(await way(world)) });
    await someOf(operation, fc.constant(await right()), 1, roundSeed);
    await someOf(operation, nearly(await right()), 1, roundSeed);
  }

  /** A few requests of one operation; the first that breaks something new is made smaller. */
  async function someOf(
    operation: Operation,
    requests: fc.Arbitrary<Drawn>,
    wanted: number,
    roundSeed: number,
  ): Promise<void> {
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
    const numRuns = Math.min(wanted, Math.max(count - figures.requests, 1));
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
}
