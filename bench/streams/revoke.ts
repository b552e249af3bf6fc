import { signIn } from '../prove/running/person.ts';
import type { Subject } from './subject.ts';

interface Session {
  id: string;
  current: boolean;
}

/** Ends somebody's session from another one of theirs; how long its stream lives on, in milliseconds. */
export async function revokedAfter(
  product: Subject,
  username: string,
  password: string,
): Promise<number> {
  const watched = await signIn(product.url, username, password);
  const other = await signIn(product.url, username, password);
  const { items } = await watched.get<{ items: Session[] }>(product.url, '/user/sessions');
  const session = items.find(({ current }) => current);
  const stream = await product.open(watched.token);
  const started = performance.now();
  const { status } = await other.send(product.url, 'DELETE', `/user/sessions/${session?.id}`);
  if (status !== 200) throw new Error(`Ending a session answered ${status}`);
  await stream.ended;
  return performance.now() - started;
}
