import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { parseSync } from '@swc/core';
import type { Declarations } from './declarations.ts';

/** Exported name -> digest of its declaration and of every declaration of the house that it names. */
export type Digests = Record<string, string>;

/** Where a name leads: into a file of the house, or out to a library. */
type Target = { file: string; name: string } | { library: string };

interface Scope {
  declared: Map<string, unknown[]>;
  /** Imported or exported under this name from somewhere else. */
  led: Map<string, Target>;
  exported: Map<string, Target & { isType: boolean }>;
  /** Of what is deprecated: what the comment says after it. */
  advice: Map<string, string>;
}

type Node = { type: string } & Record<string, unknown>;

/** The values that each door exports; types are erased, so nobody is handed them. */
export function digestsOf(declarations: Declarations, door: string): Digests {
  const digests: Digests = {};
  for (const [name, target, scopeOf] of valuesOf(declarations, door)) {
    const closure = new Set<string>();
    follow(target, closure, scopeOf);
    digests[name] = createHash('sha256')
      .update([...closure].sort().join('\n'))
      .digest('hex')
      .slice(0, 8);
  }
  return digests;
}

/** Exported name -> what is to be used instead, of those whose declaration says `@deprecated`. */
export function deprecationsOf(declarations: Declarations, door: string): Record<string, string> {
  const found = [...valuesOf(declarations, door)].flatMap(([name, target, scopeOf]) => {
    const advice = adviceOn(target, scopeOf);
    return advice === undefined ? [] : [[name, advice] as const];
  });
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function* valuesOf(declarations: Declarations, door: string) {
  const scopes = new Map<string, Scope>();
  const scopeOf: ScopeOf = (file) => {
    const text = declarations.get(file);
    if (text === undefined) return undefined;
    const known = scopes.get(file) ?? readScope(file, text);
    scopes.set(file, known);
    return known;
  };
  const file = door.replace(/\.tsx?$/, '.d.ts');
  for (const [name, target] of scopeOf(file)?.exported ?? []) {
    if (!target.isType && isValue(target, scopeOf)) yield [name, target, scopeOf] as const;
  }
}

type ScopeOf = (file: string) => Scope | undefined;

function isValue(target: Target, scopeOf: ScopeOf): boolean {
  if ('library' in target) return true;
  const scope = scopeOf(target.file);
  const declared = scope?.declared.get(target.name);
  if (declared) return declared.some((each) => !/^"Ts(Interface|TypeAlias)/.test(kindOf(each)));
  const next = scope?.led.get(target.name);
  return next !== undefined && isValue(next, scopeOf);
}

/** Of the declaration that a name leads to. */
function adviceOn(target: Target, scopeOf: ScopeOf): string | undefined {
  if ('library' in target) return undefined;
  const scope = scopeOf(target.file);
  if (scope?.declared.has(target.name)) return scope.advice.get(target.name);
  const next = scope?.led.get(target.name);
  return next && adviceOn(next, scopeOf);
}

const kindOf = (declaration: unknown): string => JSON.stringify((declaration as Node).type);

function follow(target: Target, closure: Set<string>, scopeOf: ScopeOf): void {
  if ('library' in target) {
    closure.add(target.library);
    return;
  }
  const scope = scopeOf(target.file);
  const declared = scope?.declared.get(target.name);
  const next = scope?.led.get(target.name);
  if (!declared) {
    if (next) follow(next, closure, scopeOf);
    return;
  }
  const text = `${target.name} ${JSON.stringify(declared, withoutPlaces)}`;
  if (closure.has(text)) return;
  closure.add(text);
  for (const name of namesIn(declared)) follow({ file: target.file, name }, closure, scopeOf);
  for (const each of typesImportedIn(declared, target.file)) follow(each, closure, scopeOf);
}

/** Where it stands, and in which scope the parser counted it, says nothing of what it is. */
const withoutPlaces = (key: string, value: unknown): unknown =>
  key === 'span' || key === 'ctxt' || key === 'raw' ? undefined : value;

function readScope(file: string, text: string): Scope {
  const scope: Scope = {
    declared: new Map(),
    led: new Map(),
    exported: new Map(),
    advice: adviceIn(text),
  };
  const { body } = parseSync(text, { syntax: 'typescript', tsx: false });
  for (const item of body as unknown as Node[]) readItem(scope, file, item);
  return scope;
}

/** The parser drops comments, and the compiler writes each right before what it is about. */
function adviceIn(text: string): Map<string, string> {
  const remarked = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?declare \w+ (\w+)/g;
  const found = [...text.matchAll(remarked)].flatMap(([, comment = '', name = '']) => {
    const plain = comment.replace(/^\s*\* ?/gm, '');
    const advice = /@deprecated\b([^@]*)/.exec(plain)?.[1];
    return advice === undefined ? [] : [[name, advice.replace(/\s+/g, ' ').trim()] as const];
  });
  return new Map(found);
}

function readItem(scope: Scope, file: string, item: Node): void {
  if (item.type === 'ImportDeclaration') {
    for (const each of item.specifiers as Node[]) {
      const local = nameOf(each.local);
      const imported = each.imported ? nameOf(each.imported) : local;
      scope.led.set(local, lead(file, item.source, imported));
    }
  } else if (item.type === 'ExportNamedDeclaration') {
    for (const each of item.specifiers as Node[]) {
      const name = nameOf(each.orig);
      const target = item.source ? lead(file, item.source, name) : { file, name };
      const exported = each.exported ? nameOf(each.exported) : name;
      const isType = item.typeOnly === true || each.isTypeOnly === true;
      scope.exported.set(exported, { ...target, isType });
      if (item.source) scope.led.set(exported, target);
    }
  } else if (item.type === 'ExportDeclaration') {
    for (const name of declare(scope, item.declaration as Node)) {
      scope.exported.set(name, { file, name, isType: false });
    }
  } else if (/Declaration$/.test(item.type)) declare(scope, item);
}

function declare(scope: Scope, declaration: Node): string[] {
  const names =
    declaration.type === 'VariableDeclaration'
      ? (declaration.declarations as Node[]).map(({ id }) => nameOf(id))
      : [nameOf(declaration.identifier ?? declaration.id)];
  for (const name of names) {
    scope.declared.set(name, [...(scope.declared.get(name) ?? []), declaration]);
  }
  return names;
}

function lead(file: string, source: unknown, name: string): Target {
  const from = String((source as Node).value);
  if (!from.startsWith('.')) return { library: `${from}#${name}` };
  const path = posix.join(posix.dirname(file), from).replace(/\.tsx?$/, '.d.ts');
  return { file: path, name };
}

const nameOf = (node: unknown): string => String((node as Node).value);

function namesIn(declaration: unknown): Set<string> {
  const names = new Set<string>();
  visit(declaration, (node) => {
    if (node.type === 'Identifier') names.add(nameOf(node));
  });
  return names;
}

/** `import('./x.ts').Name`, which the compiler writes where a type was inferred. */
function typesImportedIn(declaration: unknown, file: string): Target[] {
  const targets: Target[] = [];
  visit(declaration, (node) => {
    if (node.type !== 'TsImportType') return;
    const first = (node.qualifier ?? undefined) as Node | undefined;
    targets.push(lead(file, node.argument, first ? nameOf(first) : '*'));
  });
  return targets;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) see(value as Node);
    for (const each of Object.values(value)) visit(each, see);
  }
}
