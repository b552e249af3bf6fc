import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../../../scripts/workspace/packages.ts';

export interface Mutant {
  readonly id: string;
  /** 'shared/time/src/gaps.ts:12  from < to → from <= to' */
  readonly said: string;
}

/** Built and kept before it is changed, a statement would not know of the change. */
const builder = 'server/src/database/statement.ts';
const keeping = 'this.#compiled.set(connection.engine, compiled);';

const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
  fatal() {},
};

/** Every small change of these rules, all of them asleep in sources that are kept by their address. */
export async function plant(rules: readonly string[]) {
  const names = globSync(rules, { cwd: root }).filter((name) => !/\.test\.ts$/.test(name));
  const files = names
    .sort()
    .map((name) => ({ name, mutate: true, content: readFileSync(join(root, name), 'utf8') }));
  const contents = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  // Another text is no other rule.
  const options = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] };
  const planted = await new Instrumenter(silent).instrument(files, options);
  const forgetful = readFileSync(join(root, builder), 'utf8').split(keeping);
  if (forgetful.length !== 2) throw new Error(`${builder} keeps statements in another way`);
  const sources = Object.fromEntries(
    [...planted.files, { name: builder, content: forgetful.join('') }].map(({ name, content }) => [
      pathToFileURL(join(root, name)).href,
      content,
    ]),
  );
  const awake = planted.mutants.filter(({ status }) => status !== 'Ignored');
  const mutants = awake.map(({ id, fileName, location, replacement }): Mutant => {
    const before = contents.get(fileName)?.[location.start.line] ?? '';
    return {
      id,
      said: `${fileName}:${location.start.line + 1} ${before.trim()} -> ${oneLine(replacement)}`,
    };
  });
  return { sources, mutants };
}

const oneLine = (code: string): string => code.replace(/\s+/g, ' ');
