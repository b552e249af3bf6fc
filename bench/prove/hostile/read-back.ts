import { type Answer, ask, type Sending } from './answers.ts';
import { differences } from './invariants.ts';
import type { Operation } from './requests.ts';

/** Moved by being used, told once only, or read as the bytes that they describe. */
const fleeting = new Set([
  'addTaskFile',
  'restoreTaskFile',
  'loginUser',
  'refreshToken',
  'testAssistantConfig',
  'createBackup',
  'runJob',
]);

/** Whether what was answered to a change is what is there; answers how it differs. */
export async function readBack(
  url: string,
  operations: readonly Operation[],
  operation: Operation,
  sent: Sending,
  answer: Answer,
): Promise<string | undefined> {
  if (operation.method === 'GET' || answer.status >= 300 || fleeting.has(operation.id)) return;
  const token = sent.headers.authorization;
  // A message to others is in their lists.
  if (token === undefined || /"(role|user_id|username)":/.test(String(sent.body))) return;
  const reads = (template: string) =>
    operations.some(({ method, path }) => method === 'GET' && path === template);
  const get = (path: string) =>
    ask(url, { method: 'GET', path, headers: { authorization: token } });

  const [path = ''] = sent.path.split('?');
  const { id } = (answer.json ?? {}) as { id?: unknown };
  if (operation.method === 'DELETE') {
    if (!operation.path.endsWith('{id}') || !reads(operation.path)) return;
    const found = await get(path);
    return typeof found === 'string' || found.status === 404 ? undefined : `still ${found.status}`;
  }
  const inside = operation.path.lastIndexOf('/{id}');
  const template = inside < 0 ? operation.path : operation.path.slice(0, inside);
  const collection = path.split('/', template.split('/').length).join('/');
  if (typeof id === 'string' && reads(`${template}/{id}`))
    return compared(answer, await get(`${collection}/${id}`));
  if (operation.method === 'PUT' && reads(operation.path)) return compared(answer, await get(path));
  if (typeof id !== 'string' || !reads(template)) return;
  const { date } = answer.json as { date?: string };
  const list = await get(
    `${collection}?limit=100${date ? `&start_date=${date}&end_date=${date}` : ''}`,
  );
  if (typeof list === 'string' || list.status !== 200) return;
  const { items = [], pagination } = list.json as {
    items?: { id: unknown }[];
    pagination?: { has_next: boolean };
  };
  const found = items.find((each) => each.id === id);
  if (found) return differences(answer.json, found);
  return pagination?.has_next ? undefined : 'not in the list';
}

function compared(answer: Answer, read: Answer | string): string | undefined {
  if (typeof read === 'string') return read;
  return read.status === 200
    ? differences(answer.json, read.json)
    : `reading answers ${read.status}`;
}
