import { Button } from '../button/button.tsx';
import { useTouch } from '../date-field/use-touch.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';

interface PlusKeyProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** For a sum: the number pad of a phone may have no plus. It stays up while this is pressed. */
export function PlusKey({ value, onChange }: PlusKeyProps) {
  const { plus = '+' } = useUiTexts();
  if (!useTouch() || !/\d$/.test(value)) return null;
  return (
    <Button
      size="small"
      label={plus}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChange(`${value}+`)}
    />
  );
}
