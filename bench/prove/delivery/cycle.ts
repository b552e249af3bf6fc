import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Instance, startInstance } from '../../../e2e/harness/instance.ts';
import type { PostOffice } from './post-office.ts';
import { Promised } from './promised.ts';
import type { People, Recipient } from './recipients.ts';

export interface Tally {
  promises: Promised[];
  broadcasts: number;
  findings: string[];
}

export interface Scene {
  environment: Record<string, string>;
  office: PostOffice;
  people: People;
  number: number;
}

const notificationsEach = 8;
/** To so many something is sent alone, to others in each cycle: only thirty an hour are carried to one. */
const alone = 6;
const broadcastEvery = 4;
/** Below what a cycle adds, so that there is always something under way. */
const mostDeliveries = 160;
const longestMs = 20;

/**
 * The server is killed somewhere among its deliveries and started again; then whatever request got
 * no reply is sent once more. Answers the server that runs now.
 */
export async function cycle(running: Instance, scene: Scene, tally: Tally): Promise<Instance> {
  const { environment, office, people, number } = scene;
  const made: Promised[] = [];
  const state = { dead: false };
  const speak = async (count: number, to: readonly Recipient[], role?: string) => {
    for (let done = 0; done < count && !state.dead; done += 1) {
      const promised = new Promised(people.admin, to, role);
      made.push(promised);
      await promised.send(running.url);
    }
  };
  // Of what somebody writes to himself he is sent no mail.
  const first = (number % Math.floor(people.recipients.length / alone)) * alone;
  const speaking = people.recipients
    .slice(first, first + alone)
    .map((recipient) => speak(notificationsEach, [recipient]));
  if (number % broadcastEvery === 0) {
    tally.broadcasts += 1;
    speaking.push(speak(1, people.recipients, 'student'));
  }
  await office.more(randomInt(1, mostDeliveries));
  // At once every other time: then something has arrived that was not recorded yet.
  if (randomInt(2) === 0) await setTimeout(randomInt(longestMs));
  tally.findings.push(...(await running.kill()));
  state.dead = true;
  await Promise.all(speaking);

  const next = await startInstance(environment);
  for (const promised of made) {
    if (promised.status === undefined) await promised.send(next.url);
    if (promised.status !== 201)
      tally.findings.push(`creating '${promised.title}' answered ${promised.status}`);
  }
  tally.promises.push(...made);
  return next;
}
