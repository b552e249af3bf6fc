import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

type MomentFieldProps = Omit<TextFieldProps, 'type' | 'figures' | 'mono' | 'prefix' | 'icon'>;

export interface DateFieldProps extends MomentFieldProps {
  /** 'YYYY-MM-DD', or '' while incomplete. */
  readonly value: string;
}

export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" figures />;
}

export interface TimeFieldProps extends MomentFieldProps {
  /** 'HH:MM', or '' while incomplete. */
  readonly value: string;
}

export function TimeField(props: TimeFieldProps) {
  return <TextField {...props} type="time" figures />;
}

export interface DateTimeFieldProps extends MomentFieldProps {
  /** 'YYYY-MM-DDTHH:MM', or '' while incomplete. */
  readonly value: string;
}

export function DateTimeField(props: DateTimeFieldProps) {
  return <TextField {...props} type="datetime-local" figures />;
}
