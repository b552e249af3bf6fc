import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Target } from './target.ts';

export interface Sample {
  /** CPU microseconds of the target's process, user and system, per request. */
  cpu: number;
  perSecond: number;
  p99: number;
}

const connections = 8;
const tickMicroseconds = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Sends so many requests over eight connections and sees what they cost the other process. */
export async function load(target: Target, requests: number, expected: number): Promise<Sample> {
  const latencies: number[] = [];
  let left = requests;
  const cpuBefore = cpuTime(target.pid);
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
    cpu: (cpuTime(target.pid) - cpuBefore) / requests,
    perSecond: requests / seconds,
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  };
}

function send({ url, method, headers, body }: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    call.once('error', reject).end(body?.());
  });
}

/** Fields 14 and 15 of the kernel's account of the process, counted behind its name. */
function cpuTime(pid: number): number {
  const account = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = account.slice(account.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMicroseconds;
}
