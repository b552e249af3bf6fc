import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useAmount } from './use-amount.tsx';

export interface AmountFieldProps
  extends Omit<TextFieldProps, 'type' | 'figures' | 'mono' | 'prefix' | 'end' | 'inputMode'> {}

/** Money as text: what was typed stays as it was typed, and the caller decides what it means. */
export function AmountField({ value, onChange, ...rest }: AmountFieldProps) {
  const { control, hint, type, plus } = useAmount(value, onChange);
  return (
    <TextField
      {...control}
      hint={hint}
      {...rest}
      figures
      prefix="¥"
      end={plus}
      value={value}
      onChange={type}
    />
  );
}
