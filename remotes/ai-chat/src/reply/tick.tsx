import { useTexts } from '../text.ts';

/** The box of a task in a list: a sign, not a control. */
export function Tick({ checked }: { checked: boolean }) {
  const t = useTexts();
  return (
    <span className="tick" role="img" aria-label={t(checked ? 'reply.checked' : 'reply.unchecked')}>
      {checked ? '☑' : '☐'}
    </span>
  );
}
