import type { Merged } from '@board/contracts/formats/workbook';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { DamagedFile } from '../imported-file.ts';
import { type PageLine, type PageTable, tableOf } from './page-table.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What readers see of a page. */
export interface Page {
  tables: readonly PageTable[];
  /** What its scripts say, as text: nothing of it is ever run. */
  scripts: string;
  /** What it is, if it is JSON, or what its scripts hold of it. */
  json: unknown;
}

const mostLetters = 4_000_000;
const mostNodes = 150_000;
const mostInLine = 500;
const mostLists = 20;
const blocks = new Set(['div', 'p', 'li', 'tr', 'td', 'hr', 'h3', 'h4', 'h5', 'dt', 'dd']);

export function jsonPage(json: unknown): Page {
  return { tables: [], scripts: '', json };
}

/** One table of them; what is one with a place before it is no cell of its own. */
export function cellsPage(
  rows: readonly (readonly string[])[],
  merged: readonly Merged[] = [],
): Page {
  const within = new Set<string>();
  const spans = new Map(merged.map((span) => [`${span.row} ${span.column}`, span]));
  const cells = rows.flatMap((row, index) =>
    row.flatMap((cell, column) => {
      if (within.has(`${index} ${column}`)) return [];
      const span = spans.get(`${index} ${column}`);
      const rowSpan = bounded(span?.rows ?? 1);
      const colSpan = bounded(span?.columns ?? 1);
      for (let down = 0; down < rowSpan; down += 1)
        for (let right = 0; right < colSpan; right += 1)
          within.add(`${index + down} ${column + right}`);
      return [{ id: '', row: index, rowSpan, colSpan, lines: linesOf(cell) }];
    }),
  );
  return { tables: [tableOf(cells)], scripts: '', json: undefined };
}

/** A spreadsheet quotes a cell of several lines. */
const linesOf = (cell: string) =>
  cell
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .split('\n')
    .map((text) => ({ ...blank(), text: text.slice(0, mostInLine) }));

export function htmlPage(html: string): Page {
  if (html.length > mostLetters) throw new DamagedFile(1, 'too_many');
  const found: { cells: Cell[]; rows: number }[] = [];
  const scripts: string[] = [];
  // Walked with a list of what is still to do, so that no depth is too deep.
  const open: Step[] = [{ nodes: parse(html).childNodes, at: 0, within: {} }];
  for (let step = open.at(-1), seen = 0; step; step = open.at(-1)) {
    const node = step.nodes[step.at];
    step.at += 1;
    if (!node) {
      if (step.breaksAfter) breakLine(step.within);
      open.pop();
      continue;
    }
    seen += 1;
    if (seen > mostNodes) throw new DamagedFile(1, 'too_many');
    enter(node, step.within, { open, found, scripts });
  }
  const tables = found.map(({ cells }) => tableOf(cells)).map(withHeading);
  return { tables, scripts: scripts.join('\n'), json: jsonIn(scripts) };
}

/** A heading that stays while the table below it moves is a table of its own. */
function withHeading(table: PageTable, index: number, all: readonly PageTable[]): PageTable {
  const [heading, ...others] = all[index - 1]?.rows ?? [];
  return heading && others.length === 0 && heading.length === table.rows[0]?.length
    ? { rows: [heading, ...table.rows] }
    : table;
}

/** Lists that a script is given as they are. */
function jsonIn(scripts: readonly string[]): unknown[] {
  return scripts.flatMap((script) =>
    script
      .split(/\b(?:var|let|const) \w{1,40} ?= ?(?=\[\{")/, mostLists)
      .slice(1)
      .flatMap((list) => {
        try {
          return JSON.parse(list.slice(0, list.indexOf('}]') + 2));
        } catch {
          return [];
        }
      }),
  );
}

interface Cell {
  id: string;
  row: number;
  rowSpan: number;
  colSpan: number;
  lines: PageLine[];
}

interface Within {
  table?: { cells: Cell[]; rows: number };
  cell?: Cell;
  region?: string | undefined;
}

interface Step {
  nodes: readonly Node[];
  at: number;
  within: Within;
  breaksAfter?: boolean;
}

interface Found {
  open: Step[];
  found: { cells: Cell[]; rows: number }[];
  scripts: string[];
}

const blank = (): PageLine => ({ text: '', label: '', region: '' });

function enter(node: Node, within: Within, { open, found, scripts }: Found): void {
  if (node.nodeName === '#text' && 'value' in node) {
    write(within, node.value);
    return;
  }
  if (!('tagName' in node)) return;
  const { tagName, childNodes } = node;
  const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value ?? '';
  if (tagName === 'script') {
    scripts.push(childNodes.map((each) => ('value' in each ? each.value : '')).join(''));
    return;
  }
  if (tagName === 'style' || tagName === 'select' || tagName === 'template') return;
  // Hidden within a cell is what shows when one points at it; one system hides the whole of a lesson.
  const hidden = within.cell && /display:\s*none/.test(attribute('style'));
  if (hidden && !/\bkbcontent\b/.test(attribute('class'))) return;
  const next = { ...within };
  if (tagName === 'table') {
    next.table = { cells: [], rows: 0 };
    found.push(next.table);
  } else if (tagName === 'tr' && next.table) next.table.rows += 1;
  else if ((tagName === 'td' || tagName === 'th') && next.table) {
    next.cell = {
      id: attribute('id'),
      row: Math.max(0, next.table.rows - 1),
      rowSpan: spanOf(attribute('rowspan')),
      colSpan: spanOf(attribute('colspan')),
      lines: [blank()],
    };
    next.region = '';
    next.table.cells.push(next.cell);
  }
  const kind = attribute('class');
  next.region = /\bkbcontent1?\b/.exec(kind)?.[0] ?? next.region;
  const breaksLine = blocks.has(tagName);
  if (breaksLine) breakLine(next);
  // Two of them in a row leave a blank line, which paragraphs do not.
  if (tagName === 'br') next.cell?.lines.push(blank());
  label(next, attribute('title') || (/\btitle\b/.test(kind) ? 'name' : ''));
  open.push({ nodes: childNodes, at: 0, within: next, breaksAfter: breaksLine });
}

function write({ cell, region }: Within, words: string): void {
  const line = cell?.lines.at(-1);
  if (!line) return;
  // Nothing of a lesson is longer, and what reads it need not be.
  const room = mostInLine - line.text.length;
  line.text += words
    .slice(0, 10 * mostInLine)
    .replace(/[\s\u00a0]+/g, ' ')
    .slice(0, room);
  line.region = region ?? '';
}

function label({ cell }: Within, words: string): void {
  const line = cell?.lines.at(-1);
  if (line && words && words.length < 40) line.label = words;
}

function breakLine({ cell }: Within): void {
  const line = cell?.lines.at(-1);
  if (line?.text.trim()) cell?.lines.push(blank());
}

const bounded = (span: number): number => Math.min(30, Math.max(1, span || 1));
const spanOf = (text: string): number => bounded(Number.parseInt(text, 10));
