/**
 * Up to here a block is parsed within a tenth of a second, whatever stands in it. Parsing
 * grows with the square of some signs, and with how deep lists and quotes stand in each other.
 */
const most = { characters: 8_000, lines: 400, signs: 1_500, depth: 20 } as const;

/** Whether parsing a block could hold up the page; it is then shown as the text that it is. */
export function isCostly(source: string): boolean {
  return (
    source.length > most.characters ||
    count(source, /\n/g) > most.lines ||
    count(source, /[|*_~<[\]`&]/g) > most.signs ||
    source.split('\n').some((line) => depthOf(line) > most.depth)
  );
}

/** How many lists and quotes a line opens. */
function depthOf(line: string): number {
  const [opening = ''] = /^[\s>*+\-.)\d]*/.exec(line) ?? [];
  return count(opening, />|[-*+.)](?=\s)/g);
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0;
}
