import { registerHooks } from 'node:module';

const { NEXT_MIGRATION = '' } = process.env;
const name = NEXT_MIGRATION.replaceAll(/\W/g, '_');

/** The build after this one: the same, with one migration more. */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/database/migrations/list.ts')) return loaded;
    const source = String(loaded.source).replace(
      /\n\];\s*$/,
      `
  {
    name: '${NEXT_MIGRATION}',
    up: ({ text, integer }) => [
      \`create table ${name} (id \${text} not null primary key)\`,
      \`alter table tasks add column ${name} \${integer} not null default 7\`,
    ],
  },
];`,
    );
    return { ...loaded, source };
  },
});
