/**
 * Cuts markdown where a block surely ends, so that what follows cannot change it any more. More
 * text never moves an earlier cut: a text that comes is cut the same, whole or in pieces.
 */
export interface Blocks {
  finished: string[];
  /** From the last cut to the end. */
  open: string;
}

const fence = /^ {0,3}(`{3,}|~{3,})/;
const listItem = /^ {0,3}([-*+]|\d{1,9}[.)]|\[\^)/;
const verbatim = /^(style|pre|script|textarea)$/;
const tags = /<!--|-->|<(\/?)([a-zA-Z][\w-]*)(?:\s[^<>]*)?(\/?)>/g;
const withoutEnd = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

export function splitBlocks(text: string): Blocks {
  const finished: string[] = [];
  const state = new OpenParts();
  let start = 0;
  let emptyBefore = false;
  let inList = false;
  for (const { line, from, complete } of linesOf(text)) {
    const empty = line.trim() === '';
    // After an empty line, what is indented or a further item may belong to what stands before.
    const continues = /^\s/.test(line) || (inList && listItem.test(line));
    if (emptyBefore && !empty && complete && state.closed && !continues) {
      finished.push(text.slice(start, from));
      start = from;
    }
    if (from === start) inList = listItem.test(line);
    if (complete) state.read(line);
    emptyBefore = empty;
  }
  return { finished, open: text.slice(start) };
}

function* linesOf(text: string): Generator<{ line: string; from: number; complete: boolean }> {
  let from = 0;
  while (from < text.length) {
    const end = text.indexOf('\n', from);
    const complete = end >= 0;
    yield { line: text.slice(from, complete ? end : text.length), from, complete };
    from = complete ? end + 1 : text.length;
  }
}

/** What has been opened and not closed: a code fence, HTML elements, a comment. */
class OpenParts {
  #fence = '';
  #elements: string[] = [];
  #comment = false;

  get closed(): boolean {
    return this.#fence === '' && this.#elements.length === 0 && !this.#comment;
  }

  read(line: string): void {
    const mark = fence.exec(line)?.[1] ?? '';
    if (this.#fence !== '') {
      const ends = mark.startsWith(this.#fence) && line.trim() === mark;
      if (ends) this.#fence = '';
      return;
    }
    if (mark !== '' && this.closed) {
      this.#fence = mark;
      return;
    }
    // An indented line and a code span are text.
    if (/^( {4}|\t)/.test(line) && this.closed) return;
    for (const [match, closing, name = '', selfClosing] of line
      .replace(/(`+)[^`]*\1/g, '')
      .matchAll(tags)) {
      this.#readTag(match, closing === '/', name.toLowerCase(), selfClosing === '/');
    }
  }

  #readTag(match: string, closing: boolean, name: string, selfClosing: boolean): void {
    if (match === '-->') this.#comment = false;
    if (this.#comment) return;
    if (match === '<!--') {
      this.#comment = true;
      return;
    }
    if (name === '' || selfClosing || withoutEnd.test(name)) return;
    const inside = this.#elements.at(-1);
    if (inside && verbatim.test(inside) && !(closing && inside === name)) return;
    if (!closing) this.#elements.push(name);
    else if (this.#elements.includes(name)) {
      this.#elements.length = this.#elements.lastIndexOf(name);
    }
  }
}

export interface OpenFence {
  language: string;
  code: string;
}

/** A block that is nothing but a code fence without its end: it needs no parser while it grows. */
export function openFence(block: string): OpenFence | undefined {
  const [, mark = '', language = '', code = ''] =
    /^ {0,3}(`{3,}|~{3,})[ \t]*([\w+#.-]*)[^\n`]*\n([\s\S]*)$/.exec(block) ?? [];
  if (mark === '') return undefined;
  const ends = new RegExp(`^ {0,3}${mark}${mark.charAt(0)}*[ \\t]*$`, 'm').test(code);
  return ends ? undefined : { language, code };
}

/** A block that is nothing but a code fence with its end. */
export function wholeFence(block: string): OpenFence | undefined {
  const lines = block.trimEnd().split('\n');
  const end = lines.pop()?.trim() ?? '';
  const mark = fence.exec(lines[0] ?? '')?.[1] ?? '';
  const ends = mark !== '' && end.startsWith(mark) && fence.exec(end)?.[1] === end;
  return ends ? openFence(`${lines.join('\n')}\n`) : undefined;
}
