import { parseSync } from '@swc/core';

type Node = { type: string } & Record<string, unknown>;

export interface SaidEvents {
  in: Set<string>;
  out: Set<string>;
  /** What a reader cannot follow, each in words. */
  hidden: string[];
}

const methods: Readonly<Record<string, 'in' | 'out'>> = { on: 'in', emit: 'out', isHeard: 'out' };

/** Which events a source hears and says: the names that it hands to `useEvent` and `events`. */
export function saidEvents(source: string, { tsx }: { tsx: boolean }): SaidEvents {
  const said: SaidEvents = { in: new Set(), out: new Set(), hidden: [] };
  if (!source.includes('@board/platform')) return said;
  const program = parseSync(source, { syntax: 'typescript', tsx });
  const bus = importedAs(program.body, 'events');
  const hook = importedAs(program.body, 'useEvent');
  const isOf = (node: unknown, names: ReadonlySet<string>): boolean =>
    isNode(node) && node.type === 'Identifier' && names.has(String(node.value));

  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration') return;
    const way = node.type === 'CallExpression' ? wayOf(node.callee as Node) : undefined;
    if (way) {
      const [first, ...rest] = node.arguments as { expression: Node }[];
      if (first?.expression.type === 'StringLiteral') said[way].add(String(first.expression.value));
      else said.hidden.push('names an event by something else than its text');
      for (const each of rest) visit(each.expression);
      return;
    }
    if (isOf(node, bus) || isOf(node, hook)) {
      said.hidden.push(`hands '${String(node.value)}' on, which hides the events it is used for`);
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'span') visitAll(value);
  };
  const visitAll = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visitAll(each);
    else if (isNode(value)) visit(value);
    // What stands in a list of arguments is wrapped.
    else if (typeof value === 'object' && value !== null) visitAll(Object.values(value));
  };
  function wayOf(callee: Node): 'in' | 'out' | undefined {
    if (isOf(callee, hook)) return 'in';
    if (callee.type !== 'MemberExpression' || !isOf(callee.object, bus)) return undefined;
    return methods[String((callee.property as Node).value)];
  }

  for (const each of program.body) visit(each as unknown as Node);
  return said;
}

function importedAs(body: readonly unknown[], name: string): Set<string> {
  const locals = new Set<string>();
  for (const each of body as Node[]) {
    if (each.type !== 'ImportDeclaration' || (each.source as Node).value !== '@board/platform')
      continue;
    for (const { imported, local } of each.specifiers as { imported?: Node; local: Node }[]) {
      if ((imported ?? local).value === name) locals.add(String(local.value));
    }
  }
  return locals;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
