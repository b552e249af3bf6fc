import type { Call } from '@board/contracts/calls/call';
import { listTasks } from '@board/contracts/calls/tasks';

/** Tasks may come as a bare list, all of them on one page: the specification leaves that open (architecture.md, 'Furniture'). */
export function withPages(call: Call, reply: unknown): unknown {
  if (call.name !== listTasks.name || !Array.isArray(reply)) return reply;
  const total = reply.length;
  const pagination = { page: 1, limit: Math.max(1, total), total, total_pages: Math.min(1, total) };
  return { items: reply, pagination: { ...pagination, has_next: false, has_prev: false } };
}
