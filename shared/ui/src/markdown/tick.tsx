import { useProse } from './use-prose.ts';

/** The box of a task in a list: a sign, not a control. */
export function Tick({ checked }: { checked: boolean }) {
  const prose = useProse();
  return (
    <span className="tick" role="img" aria-label={prose(checked ? 'checked' : 'unchecked')}>
      {checked ? '☑' : '☐'}
    </span>
  );
}
