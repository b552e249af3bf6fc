import { useText } from '@board/platform';

/** The box of a task in a list: a sign, not a control. */
export function Tick({ checked }: { checked: boolean }) {
  const text = useText('ai-chat');
  return (
    <span
      className="tick"
      role="img"
      aria-label={text(checked ? 'reply.checked' : 'reply.unchecked')}
    >
      {checked ? '☑' : '☐'}
    </span>
  );
}
