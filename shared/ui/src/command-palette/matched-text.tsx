import { Fragment } from 'react';

export interface MatchedTextProps {
  readonly text: string;
  readonly query: string;
  /** What was meant, where the one who found it knows: in pinyin it does not stand there as it was typed. */
  readonly marks?: readonly (readonly number[])[] | undefined;
}

/** The text with what was found marked. */
export function MatchedText({ text, query, marks = [found(text, query)] }: MatchedTextProps) {
  let done = 0;
  return (
    <>
      {marks.map(([from = 0, to = 0]) => {
        if (from < done || to <= from) return null;
        const before = text.slice(done, from);
        done = to;
        return (
          <Fragment key={from}>
            {before}
            <mark>{text.slice(from, to)}</mark>
          </Fragment>
        );
      })}
      {text.slice(done)}
    </>
  );
}

function found(text: string, query: string): readonly number[] {
  const wanted = query.trim().toLocaleLowerCase();
  const start = wanted ? text.toLocaleLowerCase().indexOf(wanted) : -1;
  return start < 0 ? [] : [start, start + wanted.length];
}
