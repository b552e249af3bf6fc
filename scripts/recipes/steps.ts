import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A block of a recipe: a whole file, or what is taken out of one and put in. */
export interface Step {
  file: string;
  kind: 'ts' | 'diff';
  text: string;
}

/** The blocks of a document that name a file: ```diff path or ```ts path. */
export const stepsOf = (document: string): Step[] =>
  [...document.matchAll(/^```(diff|ts) (\S+)\n(.*?)^```$/gms)].map(
    ([, kind, file = '', text = '']) => ({ file, kind: kind as Step['kind'], text }),
  );

/** Does in a folder what a step says. Where it does not fit exactly once, the recipe is out of date. */
export function apply({ file, kind, text }: Step, folder: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, kind === 'ts' ? text : changed(file, text, readFileSync(path, 'utf8')));
}

function changed(file: string, text: string, now: string): string {
  const lines = text.trimEnd().split('\n');
  const side = (left: string) =>
    lines
      .filter((line) => line[0] !== left)
      .map((line) => line.slice(1))
      .join('\n');
  const [before, after] = [side('+'), side('-')];
  const [start, end, again] = now.split(before);
  if (start === undefined || end === undefined || again !== undefined)
    throw new Error(`${file} does not have this exactly once any more:\n${before}`);
  return start + after + end;
}
