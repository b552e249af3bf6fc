import input from '../field/input.module.css';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

type MomentFieldProps = Omit<
  TextFieldProps,
  'type' | 'figures' | 'mono' | 'prefix' | 'icon' | 'end'
>;

export interface DateFieldProps extends MomentFieldProps {
  /** 'YYYY-MM-DD', or '' while incomplete. */
  readonly value: string;
}

export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" figures end={<Opener icon="calendar" />} />;
}

export interface TimeFieldProps extends MomentFieldProps {
  /** 'HH:MM', or '' while incomplete. */
  readonly value: string;
}

export function TimeField(props: TimeFieldProps) {
  return <TextField {...props} type="time" figures end={<Opener icon="clock" />} />;
}

export interface DateTimeFieldProps extends MomentFieldProps {
  /** 'YYYY-MM-DDTHH:MM', or '' while incomplete. */
  readonly value: string;
}

export function DateTimeField(props: DateTimeFieldProps) {
  return <TextField {...props} type="datetime-local" figures end={<Opener icon="calendar" />} />;
}

/** Lies under the browser's own button, whose picture is a document to load for each field. */
function Opener({ icon }: { readonly icon: IconName }) {
  return (
    <span className={input.opener}>
      <Icon name={icon} size="small" />
    </span>
  );
}
