/** As an expression that finds all of its matches in a line. */
export const everywhere = ({ source, flags }: RegExp): RegExp => new RegExp(source, `${flags}g`);

/** What `matchAll` finds, which makes the expression anew each time, to be compiled again. */
export function* matchesOf(pattern: RegExp, line: string): Generator<RegExpExecArray> {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    yield match;
    if (match[0] === '') pattern.lastIndex += 1;
  }
}

export const insensitive = (pattern: string): RegExp => new RegExp(pattern, 'i');
