import { ServiceError } from '../errors/errors.ts';
import { Turns } from './turns.ts';

const limits = { atOnce: 2, each: 1, perPerson: 3, waiting: 5 };

/** Works that note when they begin, and end when they are told to. */
function works(turns: Turns) {
  const begun: string[] = [];
  const running = new Map<string, () => void>();
  const ask = (name: string): Promise<void> =>
    turns.take(name.slice(0, 1), () => {
      begun.push(name);
      return new Promise((resolve) => running.set(name, resolve));
    });
  const end = async (name: string) => {
    running.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, ask, end };
}

const codeOf = (refused: Promise<void>) =>
  refused.then(
    () => 'done',
    (error: unknown) => (error instanceof ServiceError ? error.code : String(error)),
  );

test('nobody has two turns at once, and who asked for many waits for those who asked for one', async () => {
  const { begun, ask, end } = works(new Turns(limits));
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void ask(name);
  await end('');
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  await end('c1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  await end('a2');
  expect(begun.at(-1)).toBe('a3');
});

test('of one person as many run at once as he may have', async () => {
  const { begun, ask, end } = works(new Turns({ ...limits, atOnce: 4, each: 2 }));
  for (const name of ['a1', 'a2', 'a3', 'b1']) void ask(name);
  await end('');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(begun.at(-1)).toBe('a3');
});

test('only so many wait, of one person and of all', async () => {
  const { ask } = works(new Turns(limits));
  for (const name of ['a1', 'b1', 'a2', 'a3', 'a4']) void ask(name);
  expect(await codeOf(ask('a5'))).toBe('request.too_many');
  void ask('c1');
  void ask('d1');
  expect(await codeOf(ask('e1'))).toBe('server.unavailable');
});

test('a turn that fails is over', async () => {
  const turns = new Turns({ ...limits, atOnce: 1 });
  await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take('b', async () => 'yes')).toBe('yes');
});
