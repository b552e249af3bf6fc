import { floors } from '../floors.ts';

export const libraries = [
  ...['kysely', 'better-sqlite3', 'ical.js', 'sharp'],
  ...['typebox', 'react', 'react-dom'],
  'date-fns',
  '@date-fns/tz',
];

/** A small house that breaks no rule: what the planted files import. */
export const house: Record<string, string> = {
  'shared/contracts/package.json': manifest('contracts', './*'),
  'shared/contracts/calls/tasks.ts':
    "import type { Task } from '../schemas/tasks.ts';\nexport const listTasks = (task: Task) => task;\n",
  'shared/contracts/constants/limits.ts': 'export const titleLimit = 200;\n',
  'shared/contracts/schemas/tasks.ts':
    "import { Type } from 'typebox';\nexport const task = Type;\nexport type Task = string;\n",
  'shared/federation/package.json': manifest('federation', './*'),
  'shared/federation/build/plugin.ts': 'export const plugin = 1;\n',
  'shared/federation/registry.ts': 'export const registry = 1;\n',
  'shared/time/package.json': manifest('time', './words', './src/words/index.ts'),
  'shared/time/src/words/index.ts': 'export const readWords = 1;\n',
  'shared/time/src/index.ts': "export { addDays } from './days.ts';\n",
  'shared/time/src/days.ts': 'export const addDays = 1;\n',
  'shared/ui/package.json': manifest('ui'),
  'shared/ui/src/index.ts': "export { button } from './button/button.ts';\n",
  'shared/ui/src/button/index.ts': "export { button } from './button.ts';\n",
  'shared/ui/src/button/button.ts':
    "import { titleLimit } from '@board/contracts/constants/limits';\nexport const button = titleLimit;\n",
  'shared/platform/package.json': manifest('platform'),
  'shared/platform/src/index.ts': "export { session } from './session.ts';\n",
  'shared/platform/src/session.ts':
    "import { listTasks } from '@board/contracts/calls/tasks';\nimport { addDays } from '@board/time';\nexport const session = [listTasks, addDays];\n",
  'shared/test-kit/package.json': manifest('test-kit'),
  'shared/test-kit/src/index.ts':
    "import { task } from '@board/contracts/schemas/tasks';\nimport { button } from '@board/ui';\nexport const mockApi = [task, button];\n",
  'remotes/finance/package.json': manifest('finance'),
  'remotes/finance/src/ledger/ledger-panel.ts':
    "import { button } from '@board/ui';\nimport type { listTasks } from '@board/contracts/calls/tasks';\nexport const panel = (list: typeof listTasks) => [list, button];\n",
  'remotes/finance/src/ledger/ledger.queries.ts':
    "import { listTasks } from '@board/contracts/calls/tasks';\nexport const query = listTasks;\n",
  'remotes/finance/src/ledger/ledger-panel.test.ts':
    "import { mockApi } from '@board/test-kit';\nexport const seen = mockApi;\n",
  'remotes/finance/src/main.ts': 'export const main = 1;\n',
  'remotes/admin/package.json': manifest('admin'),
  'remotes/admin/src/users.ts':
    "import { addDays } from '@board/time';\nexport const users = addDays;\n",
  'shell/package.json': manifest('shell'),
  'shell/src/areas.ts': 'export const areas = 1;\n',
  'shell/src/menu.ts': "import { areas } from './areas.ts';\nexport const menu = areas;\n",
  'shell/src/router.ts':
    "import { session } from '@board/platform';\nimport { registry } from '@board/federation/registry';\nexport const router = [session, registry];\n",
  'server/package.json': manifest('server'),
  'server/src/app.ts':
    "import { createTask } from './modules/tasks/index.ts';\nimport { registry } from '@board/federation/registry';\nexport const app = [createTask, registry];\n",
  'server/src/database/open.ts':
    "import { Kysely } from 'kysely';\nimport sqlite from 'better-sqlite3';\nexport const open = [Kysely, sqlite];\n",
  'server/src/modules/tasks/index.ts': "export { createTask } from './create-task.ts';\n",
  'server/src/modules/tasks/create-task.ts':
    "import { rows } from './tasks.repository.ts';\nexport const createTask = rows;\n",
  'server/src/modules/tasks/tasks.repository.ts':
    "import { sql } from 'kysely';\nexport const rows = sql;\n",
  'server/src/modules/tasks/tasks.routes.ts':
    "import { task } from '@board/contracts/schemas/tasks';\nimport { createTask } from './create-task.ts';\nexport const taskRoutes = [task, createTask];\n",
  'server/src/modules/courses/import/read-ics.ts':
    "import ical from 'ical.js';\nexport const readIcs = ical;\n",
  'server/src/modules/courses/import/ics-lines.ts': 'export const icsLines = 1;\n',
  'server/src/parsing/parsers.ts':
    "import { readIcs } from '../modules/courses/import/read-ics.ts';\nimport { icsLines } from '../modules/courses/import/ics-lines.ts';\nexport const parsers = [readIcs, icsLines];\n",
  'server/src/parsing/parsing.ts':
    "import type { parsers } from './parsers.ts';\nexport const parsing = (all: typeof parsers) => all;\n",
  'server/src/modules/notifications/remind.ts':
    "import { createTask } from '../tasks/index.ts';\nexport const remind = createTask;\n",
  'scripts/tool.ts': 'export const tool = 1;\n',
};

/** Each line plants one file with one import and names the rule that must catch it. */
export const planted: [rule: string, file: string, source: string][] = [
  ['no-cycles', 'shell/src/areas.ts', "import './menu.ts';"],
  ['no-unresolved', 'shell/src/a.ts', "import './nowhere.ts';"],
  ['no-undeclared-package', 'shell/src/b.ts', "import 'undeclared';"],
  ['no-own-barrel-of-a-package', 'shared/ui/src/button/c.ts', "import '../index.ts';"],
  ['no-own-barrel-of-a-package', 'shared/platform/src/d.ts', "import '@board/platform';"],
  ['no-own-barrel-of-a-folder', 'server/src/modules/tasks/e.ts', "import './index.ts';"],
  [
    'no-tests-in-the-product',
    'remotes/finance/src/f.ts',
    "import './ledger/ledger-panel.test.ts';",
  ],
  [
    'contracts-stand-alone',
    'shared/contracts/calls/g.ts',
    "import type { app } from '../../../server/src/app.ts';",
  ],
  ['contracts-draw-nothing', 'shared/contracts/calls/h.ts', "import 'react';"],
  ['contracts-do-no-io', 'shared/contracts/calls/i.ts', "import 'node:fs';"],
  ['federation-stands-alone', 'shared/federation/j.ts', "import '@board/platform';"],
  ['time-stands-alone', 'shared/time/src/kk.ts', "import '@board/contracts/constants/limits';"],
  ['no-node-in-browsers', 'shared/time/src/ll.ts', "import 'node:fs';"],
  ['dates-in-time-only', 'remotes/finance/src/mm.ts', "import 'date-fns';"],
  ['words-through-the-platform', 'remotes/finance/src/oo.ts', "import '@board/time/words';"],
  ['dates-in-time-only', 'server/src/nn.ts', "import '@date-fns/tz';"],
  [
    'build-plugins-for-builds-only',
    'server/src/jj.ts',
    "import '../../shared/federation/build/plugin.ts';",
  ],
  [
    'schemas-stay-on-the-server',
    'remotes/finance/src/k.queries.ts',
    "import '@board/contracts/schemas/tasks';",
  ],
  [
    'schemas-stay-on-the-server',
    'remotes/finance/src/l.ts',
    "import type { Task } from '@board/contracts/schemas/tasks';",
  ],
  [
    'schemas-stay-on-the-server',
    'shell/src/m.ts',
    "export const later = () => import('@board/contracts/schemas/tasks');",
  ],
  [
    'schemas-stay-on-the-server',
    'shared/platform/src/n.ts',
    "export * from '@board/contracts/schemas/tasks';",
  ],
  [
    'schemas-as-types-only',
    'shared/contracts/calls/o.ts',
    "import { task } from '../schemas/tasks.ts';",
  ],
  ['no-schema-library-in-browsers', 'shared/contracts/calls/p.ts', "import 'typebox';"],
  ['no-schema-library-in-browsers', 'shell/src/q.ts', "import 'typebox';"],
  ['ui-knows-looks-only', 'shared/ui/src/r.ts', "import '@board/contracts/calls/tasks';"],
  ['ui-knows-looks-only', 'shared/ui/src/s.ts', "import '@board/platform';"],
  ['platform-draws-nothing', 'shared/platform/src/t.ts', "import '@board/ui';"],
  ['platform-does-not-render', 'shared/platform/src/u.ts', "import 'react-dom';"],
  ['remotes-do-not-meet', 'remotes/finance/src/v.ts', "import '../../admin/src/users.ts';"],
  [
    'remotes-know-shared-rooms-only',
    'remotes/finance/src/w.ts',
    "import '../../../shell/src/router.ts';",
  ],
  [
    'remotes-know-shared-rooms-only',
    'remotes/finance/src/x.ts',
    "import type { app } from '../../../server/src/app.ts';",
  ],
  [
    'calls-in-queries-only',
    'remotes/finance/src/ledger/y.ts',
    "import { listTasks } from '@board/contracts/calls/tasks';",
  ],
  [
    'shell-meets-remotes-at-run-time',
    'shell/src/z.ts',
    "export const later = () => import('../../remotes/admin/src/users.ts');",
  ],
  ['shell-knows-shared-rooms-only', 'shell/src/aa.ts', "import '../../server/src/app.ts';"],
  ['no-node-in-browsers', 'shell/src/bb.ts', "import 'node:path';"],
  ['server-knows-contracts-only', 'server/src/cc.ts', "import '@board/ui';"],
  [
    'modules-have-doors',
    'server/src/modules/notifications/dd.ts',
    "import '../tasks/create-task.ts';",
  ],
  ['core-uses-doors', 'server/src/ee.ts', "import './modules/tasks/create-task.ts';"],
  ['the-root-starts-the-server', 'server/src/modules/tasks/pp.ts', "import '../../app.ts';"],
  [
    'queries-in-repositories-only',
    'server/src/modules/tasks/ff.ts',
    "import type { Kysely } from 'kysely';",
  ],
  ['drivers-in-the-database-folder', 'server/src/modules/tasks/gg.ts', "import 'better-sqlite3';"],
  [
    'parsers-beside-the-server',
    'server/src/modules/courses/kk.ts',
    "import { readIcs } from './import/read-ics.ts';",
  ],
  ['parsing-libraries-in-parsers', 'server/src/modules/courses/ll.ts', "import 'ical.js';"],
  [
    'parsing-libraries-in-parsers',
    'server/src/modules/users/mm.ts',
    "export const later = () => import('sharp');",
  ],
  [
    'parsers-know-no-server',
    'server/src/parsing/parsers.ts',
    "import '../modules/courses/import/ics-lines.ts';",
  ],
  // It is the parser above that then reaches a database.
  [
    'queries-in-repositories-only',
    'server/src/modules/courses/import/ics-lines.ts',
    "import 'kysely';",
  ],
  ['test-kit-in-tests-only', 'shell/src/hh.ts', "import '@board/test-kit';"],
  ['product-needs-no-tools', 'shared/ui/src/ii.ts', "import '../../../scripts/tool.ts';"],
];

/** On each floor a file that reaches for the one above; nothing is above the last but what has no floor. */
const climbing = Object.entries(floors).flatMap(([root, storeys]) =>
  storeys.map(([folder], at): [string, string, string] => [
    `floor-${at + 1}-of-${root}`,
    `${root}/${folder}/climb.ts`,
    `import '../${storeys[at + 1]?.[0] ?? 'attic'}/upstairs.ts';`,
  ]),
);
planted.push(...climbing, [
  'a-floor-for-each-folder',
  'shell/src/attic/climb.ts',
  "import '../base/upstairs.ts';",
]);
for (const [root, storeys] of Object.entries(floors))
  for (const folder of ['attic', ...storeys.map(([first]) => first)])
    house[`${root}/${folder}/upstairs.ts`] = 'export const upstairs = 1;\n';

function manifest(name: string, subpath?: string, file = `${subpath}.ts`): string {
  const doors = { '.': './src/index.ts', ...(subpath && { [subpath]: file }) };
  const workspace = ['contracts', 'federation', 'ui', 'platform', 'test-kit', 'time'];
  const dependencies = [...libraries, ...workspace.map((room) => `@board/${room}`)];
  return JSON.stringify({
    name: `@board/${name}`,
    exports: doors,
    dependencies: Object.fromEntries(dependencies.map((each) => [each, '*'])),
  });
}
