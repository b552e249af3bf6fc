import { SaxesParser } from 'saxes';

export type CasReply =
  | { kind: 'success'; user: string; attributes: Record<string, string | string[]> }
  | { kind: 'failure' };

const namespace = 'http://www.yale.edu/tp/cas';
/** More than any server says of one person. */
const limits = { depth: 8, elements: 2_000, letters: 500 } as const;

class Unreadable extends Error {}

/**
 * Reads no document type, so that nothing can be declared that grows or leads elsewhere; and only
 * what stands where the protocol has it. Nothing for what is no reply of it.
 */
export function readCasReply(xml: string): CasReply | undefined {
  try {
    return interpret(leaves(xml));
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

interface Leaf {
  path: string;
  text: string;
}

/** Every element of the protocol's own name space by its path, with its text. */
function leaves(xml: string): Leaf[] {
  const parser = new SaxesParser({ xmlns: true });
  const open: Leaf[] = [];
  const found: Leaf[] = [];
  const refuse = (): never => {
    throw new Unreadable();
  };
  const add = (text: string) => {
    const last = open.at(-1);
    if (last) last.text = (last.text + text).slice(0, limits.letters);
  };
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('opentag', ({ local, uri }) => {
    const leaf = {
      path: `${open.at(-1)?.path ?? ''}/${uri === namespace ? local : '?'}`,
      text: '',
    };
    open.push(leaf);
    found.push(leaf);
    if (open.length > limits.depth || found.length > limits.elements) refuse();
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return found.map(({ path, text }) => ({ path, text: text.trim() }));
}

const root = '/serviceResponse';
const success = `${root}/authenticationSuccess`;

function interpret(found: readonly Leaf[]): CasReply | undefined {
  const at = (path: string) => found.filter((leaf) => leaf.path === path);
  const [user, ...others] = at(`${success}/user`);
  const isRefused = at(`${root}/authenticationFailure`).length > 0;
  if (isRefused) return at(success).length > 0 ? undefined : { kind: 'failure' };
  if (at(success).length !== 1 || !user?.text || others.length > 0) return undefined;
  const within = `${success}/attributes/`;
  const attributes: Record<string, string | string[]> = Object.create(null);
  for (const { path, text } of found) {
    const name = path.startsWith(within) ? path.slice(within.length) : '/';
    if (name.includes('/') || name === '?') continue;
    const before = attributes[name];
    attributes[name] = before === undefined ? text : [before, text].flat();
  }
  return { kind: 'success', user: user.text, attributes: { ...attributes } };
}
