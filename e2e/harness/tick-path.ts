/**
 * One tick, from the press to the row in the database and back to the line: the files that hand it
 * on, in the order in which it comes to them. Two tests take them from the stacks of a tick
 * (`tick-path.test`, of the remote and of the server) and fail when it takes another way. What is
 * only asked on the way, such as whose token it is or how a list shows it meanwhile, is not of it.
 */
export const tickPath = {
  page: [
    'shared/ui/src/checkbox/checkbox.tsx',
    'remotes/calendar-tasks/src/task/use-tick.ts',
    'shared/platform/src/dialogs/attempt.ts',
    'remotes/calendar-tasks/src/task/writes.queries.ts',
    'shared/platform/src/api/use-write.ts',
    'shared/platform/src/api/transport.ts',
    'shell/src/api/send-request.ts',
    'shell/src/api/transport.ts',
    'shared/platform/src/api/overlay.ts',
    'shared/platform/src/api/drawn-replies.ts',
    'shared/platform/src/api/use-api.ts',
    'remotes/calendar-tasks/src/task/tasks.queries.ts',
  ],
  server: [
    'server/src/serving/routes.ts',
    'server/src/plugins/idempotency.ts',
    'server/src/modules/search/settle-entries.ts',
    'server/src/watchdog/watchdog.ts',
    'server/src/database/sqlite.ts',
    'server/src/modules/tasks/tasks.routes.ts',
    'server/src/modules/tasks/toggle-task.ts',
    'server/src/modules/tasks/change-task.ts',
    'server/src/writing/transaction.ts',
    'server/src/modules/tasks/tasks.repository.ts',
    'server/src/database/statement.ts',
    'server/src/database/sqlite-connection.ts',
  ],
} as const satisfies Record<string, readonly string[]>;

/** The product's files on a stack, the one that was called last first. */
export function filesOnStack(stack = ''): string[] {
  const own =
    /^.*[(/](?:file:\/\/)?.*\/((?:shell|server|remotes\/[\w-]+|shared\/(?:platform|ui))\/src\/[^:]+):\d+:\d+\)?$/;
  return stack
    .split('\n')
    .flatMap((line) => own.exec(line)?.[1] ?? [])
    .filter((file) => !/[.]test[.]tsx?$|\/testing\//.test(file));
}
