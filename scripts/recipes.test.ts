import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apply, stepsOf } from './recipes/steps.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
const bin = (name: string) => join(root, 'node_modules/.bin', name);
/** Compilers and servers start in them, on a machine that may be busy. */
const patience = 240_000;

const recipe = (name: string) => stepsOf(readFileSync(join(root, `docs/${name}.md`), 'utf8'));
const [said, ...field] = recipe('add-a-field');
const area = recipe('add-an-area');

let folder: string;

/** The sources that the recipes change, with the packages of this checkout. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  const left = /\/(\.cache|dist|shared\/\w+\/api)$/;
  for (const part of [
    ...['shared', 'server'],
    ...['calendar-tasks', 'finance', 'timetable-timeline'].map((name) => `remotes/${name}`),
    ...['jest.config.mjs', 'tsconfig.base.json', 'scripts/workspace/floors.ts'],
  ])
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !left.test(path),
    });
  // What Windows lets everybody make; elsewhere it is a link like any other.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const optional = 'Type.Optional(Type.String())';

/** The same with the others: one field more in what can be set of them. */
const planted = [
  ['shared/contracts/schemas/courses.ts', 'const CourseEdit = Type.Object({\n', '  alias: name,\n'],
  ['shared/contracts/schemas/finance.ts', 'const editable = {\n', '  note: CategoryText,\n'],
  ['shared/contracts/schemas/finance.ts', 'const recurring = {\n', `  more: ${optional},\n`],
  ['shared/contracts/schemas/terms.ts', 'const fields = {\n', '  note: text(9),\n'],
  ['shared/contracts/schemas/exams.ts', 'const editable = {\n', `  more: ${optional},\n`],
  ['shared/contracts/schemas/grades.ts', 'const fields = {\n', `  more: ${optional},\n`],
  ['shared/contracts/schemas/calendars.ts', 'const fields = {\n', `  more: ${optional},\n`],
  ['shared/contracts/schemas/money-accounts.ts', 'const account = {\n', `  more: ${optional},\n`],
] as const;

test(
  'a field that only the contract has compiles nowhere that it belongs to',
  async () => {
    if (said) apply(said, folder);
    for (const [file, head, line] of planted) {
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), text.replace(head, head + line));
    }
    const found = await faulty();
    for (const [file] of planted) cpSync(join(root, file), join(folder, file));
    expect(found).toEqual(
      expect.arrayContaining([
        'remotes/calendar-tasks/src/task/form-values.ts',
        'remotes/finance/src/accounts/account-form.tsx',
        'remotes/finance/src/ledger/form-values.ts',
        'remotes/finance/src/recurring/form-values.ts',
        'remotes/timetable-timeline/src/calendars/calendar-form.tsx',
        'remotes/timetable-timeline/src/courses/course-draft.ts',
        'remotes/timetable-timeline/src/exams/exam-form.tsx',
        'remotes/timetable-timeline/src/grades/grade-draft.ts',
        'remotes/timetable-timeline/src/terms/term-draft.ts',
        'server/src/modules/calendars/update-calendar.ts',
        'server/src/modules/courses/course-fields.ts',
        'server/src/modules/courses/terms/term-fields.ts',
        'server/src/modules/exams/exam-rules.ts',
        'server/src/modules/finance/accounts/account-rules.ts',
        'server/src/modules/finance/entry-rules.ts',
        'server/src/modules/finance/export-transactions.ts',
        'server/src/modules/finance/recurring/recurring-rules.ts',
        'server/src/modules/finance/tools.ts',
        'server/src/modules/grades/grade-fields.ts',
        'server/src/modules/tasks/export-of.ts',
        'server/src/modules/tasks/recurrence/series-template.ts',
        'server/src/modules/tasks/task-rules.ts',
        'server/src/modules/tasks/tools.ts',
        'shared/contracts/schemas/courses.ts',
        'shared/contracts/schemas/finance.ts',
        'shared/contracts/schemas/money-accounts.ts',
        'shared/contracts/schemas/tasks.ts',
      ]),
    );
  },
  patience,
);

test(
  'docs/add-a-field.md and docs/add-an-area.md say all that it takes',
  async () => {
    for (const step of [...field, ...area]) apply(step, folder);
    expect(await faulty()).toEqual([]);
    const tests = [...field, ...area]
      .map(({ file }) => file)
      .filter((file) => /\.test\./.test(file));
    expect(tests).toHaveLength(2);
    const { TEST_DATABASE_URL: _, ...env } = process.env;
    await run(bin('jest'), ['-i', ...tests], { cwd: folder, env });
  },
  patience,
);

/** The files in which the compiler finds fault. */
async function faulty(): Promise<string[]> {
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: { lib: ['es2024', 'dom', 'dom.iterable'], types: ['node'] },
    include: [
      'server/src/app.ts',
      'shared/ui/src/css-modules.d.ts',
      'remotes/calendar-tasks/src/tasks/*.ts',
      'remotes/finance/src/ledger/*.ts',
      'remotes/finance/src/accounts/*.tsx',
      'remotes/finance/src/recurring/*.tsx',
      'remotes/timetable-timeline/src/courses/*.ts',
      'remotes/timetable-timeline/src/terms/*.ts',
      'remotes/timetable-timeline/src/calendars/*.tsx',
      'remotes/timetable-timeline/src/exams/*.tsx',
      'remotes/timetable-timeline/src/grades/*.tsx',
    ],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const told = await run(bin('tsc'), ['--pretty', 'false', '--singleThreaded'], {
    cwd: folder,
  }).then(
    () => '',
    (problem: { stdout: string }) => problem.stdout,
  );
  return [
    ...new Set([...told.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)),
  ];
}
