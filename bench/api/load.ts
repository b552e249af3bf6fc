import { Agent, request } from 'node:http';
import { cpuSince, cpuTimes } from './cpu-time.ts';
import type { Target } from './target.ts';

export interface Sample {
  /** CPU microseconds of the target, user and system, per request. */
  cpu: number;
  perSecond: number;
  p99: number;
}

const connections = 8;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Sends so many requests over eight connections and sees what they cost the other process. */
export async function load(target: Target, requests: number, expected: number): Promise<Sample> {
  const latencies: number[] = [];
  let left = requests;
  const before = cpuTimes(target);
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) {
        left -= 1;
        const sent = performance.now();
        const status = await send(target);
        latencies.push(performance.now() - sent);
        if (status !== expected) throw new Error(`${target.url} answered ${status}`);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    cpu: cpuSince(target, before) / requests,
    perSecond: requests / seconds,
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  };
}

function send({ url, method, headers, token, body }: Target): Promise<number> {
  const whose = token === undefined ? {} : { authorization: `Bearer ${token()}` };
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers: { ...headers, ...whose }, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    call.once('error', reject).end(body?.());
  });
}
