import { newId } from '../../../server/src/database/ids.ts';
import { send } from '../running/person.ts';
import { atOnce, counted, expectSame, runners, type Scene } from './scene.ts';

interface Task {
  id: string;
  title: string;
  completed: boolean;
  version: number;
}

type Race = (scene: Scene) => Promise<string[]>;

const date = '2026-11-18';
const first = ({ urls }: Scene): string => urls[0] ?? '';
const last = ({ urls }: Scene): string => urls.at(-1) ?? '';

async function newTask(scene: Scene): Promise<Task> {
  const { body } = await scene.person.send<Task>(first(scene), 'POST', '/tasks', {
    body: { title: 'Lab report', date },
  });
  return body;
}

const figures = async (scene: Scene) =>
  (
    await scene.person.get<{ overall: { completed: number; open: number } }>(
      last(scene),
      '/tasks/stats',
    )
  ).overall;

/** Each answers what went wrong. */
/** By the instances that were asked. */
const roundsOfGuesses = new WeakMap<readonly string[], number>();

export const races: Record<string, Race> = {
  async 'the same submission with one key'(scene) {
    const key = newId();
    const replies = await atOnce<Task>(scene, 'POST', '/tasks', () => ({
      body: { title: 'Lab report', date },
      key,
    }));
    const tasks = await scene.person.all<Task>(last(scene), '/tasks');
    return [
      ...expectSame('replies', counted(replies), `201: ${runners}`),
      ...expectSame(
        'different replies',
        new Set(replies.map(({ body }) => JSON.stringify(body))).size,
        1,
      ),
      ...expectSame('tasks', tasks.length, 1),
    ];
  },

  async 'the same submission with one id'(scene) {
    const id = newId();
    const bill = {
      id,
      type: 'expense',
      amount: 12.34,
      category: 'dining',
      description: 'Lunch',
      date,
    };
    const replies = await atOnce(scene, 'POST', '/transactions', () => ({ body: bill }));
    const { monthlyExpense } = await scene.person.get<{ monthlyExpense: number }>(
      last(scene),
      `/finance/stats?month=${date.slice(0, 7)}`,
    );
    return [
      ...expectSame('refused or failed', replies.filter(({ status }) => status >= 300).length, 0),
      ...expectSame(
        'transactions',
        (await scene.person.all(last(scene), '/transactions')).length,
        1,
      ),
      ...expectSame('sum', monthlyExpense, 12.34),
    ];
  },

  async 'one key with different contents'(scene) {
    const key = newId();
    const replies = await atOnce(scene, 'POST', '/tasks', (runner) => ({
      body: { title: `Report ${runner}`, date },
      key,
    }));
    return [
      ...expectSame('replies', counted(replies), `201: 1, 422: ${runners - 1}`),
      ...expectSame('tasks', (await scene.person.all(last(scene), '/tasks')).length, 1),
    ];
  },

  async 'edits of the same version'(scene) {
    const { id, version } = await newTask(scene);
    const replies = await atOnce<Task & { current?: Task }>(
      scene,
      'PUT',
      `/tasks/${id}`,
      (runner) => ({
        body: { title: `Report ${runner}` },
        version,
      }),
    );
    const winner = replies.find(({ status }) => status === 200)?.body;
    const stored = await scene.person.get<Task>(last(scene), `/tasks/${id}`);
    const shown = new Set(
      replies.filter(({ status }) => status === 412).map(({ body }) => body.current?.title),
    );
    return [
      ...expectSame('replies', counted(replies), `200: 1, 412: ${runners - 1}`),
      ...expectSame('stored', [stored.title, stored.version], [winner?.title, version + 1]),
      ...expectSame('shown to the others', [...shown], [winner?.title]),
    ];
  },

  async 'edits that ask for no version'(scene) {
    const { id, version } = await newTask(scene);
    const replies = await atOnce<Task>(scene, 'PATCH', `/tasks/${id}/toggle`, () => ({}));
    const versions = replies.map(({ body }) => body.version).sort((one, other) => one - other);
    const stored = await scene.person.get<Task>(last(scene), `/tasks/${id}`);
    const wanted = Array.from({ length: runners }, (_, index) => version + 1 + index);
    return [
      ...expectSame('versions', versions, wanted),
      ...expectSame(
        'stored',
        [stored.version, stored.completed],
        [version + runners, runners % 2 === 1],
      ),
      ...expectSame(
        'figures',
        await figures(scene),
        runners % 2 === 1 ? { completed: 1, open: 0 } : { completed: 0, open: 1 },
      ),
    ];
  },

  async 'different submissions'(scene) {
    const replies = await atOnce(scene, 'POST', '/tasks', (runner) => ({
      body: { title: `Report ${runner}`, date },
      key: newId(),
    }));
    return [
      ...expectSame('replies', counted(replies), `201: ${runners}`),
      ...expectSame('tasks', (await scene.person.all(last(scene), '/tasks')).length, runners),
      ...expectSame('figures', await figures(scene), { completed: 0, open: runners }),
    ];
  },

  async 'deleting what is being edited'(scene) {
    const { id } = await newTask(scene);
    const deletion = scene.person.send(last(scene), 'DELETE', `/tasks/${id}`);
    const replies = await atOnce(scene, 'PUT', `/tasks/${id}`, (runner) => ({
      body: { title: `Report ${runner}` },
    }));
    const { status } = await deletion;
    return [
      ...expectSame('deletion', status, 200),
      ...expectSame(
        'failed',
        replies.filter((reply) => ![200, 404].includes(reply.status)).length,
        0,
      ),
      ...expectSame('tasks', (await scene.person.all(last(scene), '/tasks')).length, 0),
      ...expectSame('figures', await figures(scene), { completed: 0, open: 0 }),
    ];
  },

  async 'a name that all want'(scene) {
    const username = `n_${newId().slice(-12)}`;
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, runner) => {
        const person = {
          username,
          email: `${username}.${runner}@example.org`,
          password: 'red-black-tree',
        };
        return send(scene.urls[runner % scene.urls.length] ?? '', 'POST', '/auth/register', person);
      }),
    );
    return expectSame('replies', counted(replies), '201: 1, 409: 9');
  },

  async 'guesses at one password'(scene) {
    // An address has a hundred guesses, whosever password it guesses at.
    const rounds = roundsOfGuesses.get(scene.urls) ?? 0;
    if (rounds === 5) return [];
    roundsOfGuesses.set(scene.urls, rounds + 1);
    const guess = { username: scene.person.username, password: 'a wrong one' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, runner) =>
        send(scene.urls[runner % scene.urls.length] ?? '', 'POST', '/auth/login', guess),
      ),
    );
    return expectSame('replies', counted(replies), '401: 10, 429: 10');
  },

  async 'ending a session while it is used'(scene) {
    const ending = scene.person.send(last(scene), 'POST', '/auth/logout');
    const replies = await atOnce(scene, 'POST', '/tasks', (runner) => ({
      body: { title: `Report ${runner}`, date },
    }));
    await ending;
    const after = await Promise.all(
      scene.urls.map((url) => scene.person.send(url, 'GET', '/tasks')),
    );
    return [
      ...expectSame(
        'failed',
        replies.filter(({ status }) => ![201, 401].includes(status)).length,
        0,
      ),
      ...expectSame('afterwards', counted(after), `401: ${scene.urls.length}`),
    ];
  },
};
