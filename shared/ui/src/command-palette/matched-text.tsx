export interface MatchedTextProps {
  readonly text: string;
  readonly query: string;
}

/** The text with the first occurrence of the query marked. */
export function MatchedText({ text, query }: MatchedTextProps) {
  const wanted = query.trim().toLocaleLowerCase();
  const start = wanted ? text.toLocaleLowerCase().indexOf(wanted) : -1;
  if (start < 0) {
    return text;
  }
  const end = start + wanted.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
