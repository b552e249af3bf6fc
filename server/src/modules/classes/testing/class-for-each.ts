import * as calls from '@board/contracts/calls/classes';
import { listNotifications } from '@board/contracts/calls/notifications';
import { listTasks } from '@board/contracts/calls/tasks';
import { boardForEach } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';

interface Given {
  chen: SignedIn;
  lin: SignedIn;
  params: { id: string };
  code: string;
}

export const sheet = {
  kind: 'assignment',
  title: 'Sheet 4',
  date: '2026-11-25',
  text: 'Alone',
} as const;

/** For each test a class that chen has, and lin, who is not in it yet. */
export function classForEach() {
  const board = boardForEach();
  const given = {} as Given;
  beforeEach(async () => {
    board.clock.set('2026-11-18T04:00:00.000Z');
    const chen = await board.asRole('teacher', 'chen');
    const lin = await board.asUser('lin');
    const made = await chen.call(calls.createClass, {
      body: { name: 'Group 2', course: 'Algebra' },
    });
    Object.assign(given, { chen, lin, params: { id: made.body.id }, code: made.body.code ?? '' });
  });
  return {
    board,
    given,
    join: async (person: SignedIn, more: object = {}) =>
      (
        await person.call(calls.joinClass, {
          body: { code: given.code, shows_name: false, ...more },
        })
      ).body,
    /** A post, on every board. */
    async post(body: {
      kind: 'message' | 'assignment' | 'exam' | 'room';
      title: string;
      date?: string;
      time?: string;
      room?: string;
    }) {
      const { chen, params } = given;
      const made = await chen.call(calls.createClassPost, { params, body });
      await board.app.jobs.runDue();
      return made.body;
    },
    tasksOf: async (person: SignedIn) => (await person.call(listTasks, { query: {} })).body.items,
    toldTo: async (person: SignedIn) =>
      (await person.call(listNotifications, { query: {} })).body.items.map(({ title }) => title),
  };
}
