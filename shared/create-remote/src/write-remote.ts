import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseDescriptor } from '../../shared/federation/descriptor-check.ts';
import { root } from '../workspace/packages.ts';
import { PlainEnd } from '../workspace/plain-end.ts';

interface NewRemote {
  name: string;
  title: string;
  owner: string;
  /** Where it goes instead of `remotes/`. */
  folder: string | undefined;
}

const templates = join(root, 'scripts/templates/remote');
const ending = '.tmpl';

/** Fills the templates in; nothing that is there is overwritten. */
export function writeRemote({ name, title, owner, folder: given }: NewRemote): {
  folder: string;
  inside: boolean;
} {
  const folder = given === undefined ? join(root, 'remotes', name) : resolve(given);
  const inside = given === undefined;
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new PlainEnd(`${folder} exists and is not empty.`);
  }
  const values: Record<string, string> = {
    name,
    title,
    owner,
    place: given ?? name,
    root: relative(folder, root) || '.',
  };
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole);
  const files = templateFiles().map((path) => ({
    path: path.slice(0, -ending.length),
    text: fill(readFileSync(join(templates, path), 'utf8')),
  }));
  checkName(files.find(({ path }) => path === 'remote.json')?.text ?? '');
  for (const { path, text } of files) {
    if (inside && path === 'jest.config.mjs') continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, inside };
}

function templateFiles(): string[] {
  return readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(templates, path)).isFile(),
  );
}

function checkName(descriptor: string): void {
  try {
    parseDescriptor(JSON.parse(descriptor));
  } catch (problem) {
    throw new PlainEnd(
      `A name is made of small letters, digits and single hyphens, such as lost-and-found (${problem}).`,
    );
  }
}
