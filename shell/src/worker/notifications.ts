import type { Pushed, WorkerScope } from './scope.ts';

interface PushMessage {
  title: string;
  message: string;
  actionUrl: string | null;
  tag: string | undefined;
}

/** A push that cannot be read is still shown: browsers withdraw the right from silent ones. */
export function showPush(worker: WorkerScope, pushed: Pushed): Promise<void> {
  const { title, message, actionUrl, tag } = readPush(dataOf(pushed));
  return worker.registration.showNotification(title, {
    body: message,
    icon: '/icons/icon-192.png',
    data: actionUrl,
    ...(tag === undefined ? {} : { tag }),
  });
}

export async function openFromNotification(
  worker: WorkerScope,
  notification: Notification,
): Promise<void> {
  notification.close();
  const target: unknown = notification.data;
  const path = typeof target === 'string' && isOwnPath(target, worker) ? target : '/';
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [open] = windows;
  if (!open) {
    await worker.clients.openWindow(path);
    return;
  }
  await open.focus();
  if (new URL(open.url).pathname !== path) await open.navigate(path);
}

function isOwnPath(path: string, worker: WorkerScope): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  return new URL(path, worker.location.origin).origin === worker.location.origin;
}

function dataOf(pushed: Pushed): unknown {
  try {
    return pushed?.json();
  } catch {
    return undefined;
  }
}

function readPush(data: unknown): PushMessage {
  const fields = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    title: text(fields.title) || '个人任务看板 · Personal Task Board',
    message: text(fields.message),
    actionUrl: text(fields.actionUrl) || null,
    tag: text(fields.id) || undefined,
  };
}
