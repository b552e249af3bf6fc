import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDescriptor } from '@board/federation/descriptor-check';

/** What draws its parts, and how the sources that do are called. */
const kinds = { react: 'tsx', element: 'ts' } as const;
export type Kind = keyof typeof kinds;

interface NewRemote {
  name: string;
  kind: Kind;
  title: string;
  owner: string;
  folder: string;
  /** What stands around its sources where it will live. */
  templates: readonly string[];
  /** What else is filled in. */
  values: Record<string, string>;
}

/** What keeps a remote from being made, in words. */
export class NotMade extends Error {}

const parent = join(import.meta.dirname, '../templates');
const ending = '.tmpl';

/** Fills the templates in; nothing that is there is overwritten. */
export function writeRemote(remote: NewRemote): void {
  const { name, kind, title, owner, folder } = remote;
  const templates = ['remote', kind, ...remote.templates];
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new NotMade(`${folder} exists and is not empty.`);
  }
  const values: Record<string, string> = {
    ...remote.values,
    name,
    title,
    owner,
    code: kinds[kind],
  };
  const fill = (text: string, said = (value: string) => value) =>
    text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => said(values[key] ?? whole));
  const files = templates.flatMap((template) =>
    filesOf(join(parent, template)).map(({ path, text }) => ({
      path: fill(path),
      text: path.includes('.json') ? fill(text, inJson) : fill(text),
    })),
  );
  checkName(files.find(({ path }) => path === 'remote.json')?.text ?? '');
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** `lost-and-found` -> `Lost and found`. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A leading `_` stands for a point: a package leaves out what is hidden. */
function filesOf(template: string): { path: string; text: string }[] {
  return readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(template, path)).isFile())
    .map((path) => ({
      path: path.slice(0, -ending.length).replace(/^_/, '.'),
      text: readFileSync(join(template, path), 'utf8'),
    }));
}

export function kindOf(word = 'react'): Kind {
  const known = Object.keys(kinds) as Kind[];
  const kind = known.find((each) => each === word);
  if (kind) return kind;
  throw new NotMade(`There is no kind '${word}': a remote is one of ${known.join(', ')}.`);
}

/** A title may have quotation marks. */
const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);

function checkName(descriptor: string): void {
  try {
    parseDescriptor(JSON.parse(descriptor));
  } catch (problem) {
    throw new NotMade(
      `A name is made of small letters, digits and single hyphens, such as lost-and-found (${problem}).`,
    );
  }
}
