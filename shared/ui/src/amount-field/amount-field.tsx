import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { typedAmount } from './typed-amount.ts';

export interface AmountFieldProps
  extends Omit<TextFieldProps, 'type' | 'figures' | 'mono' | 'prefix' | 'inputMode'> {
  readonly currency?: string | undefined;
}

/** Money as text: what was typed stays as it was typed, and the caller decides what it means. */
export function AmountField({ currency = '¥', onChange, ...rest }: AmountFieldProps) {
  return (
    <TextField
      autoComplete="off"
      placeholder="0.00"
      {...rest}
      inputMode="decimal"
      figures
      prefix={currency}
      onChange={(text) => onChange(typedAmount(text))}
    />
  );
}
