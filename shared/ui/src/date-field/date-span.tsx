import { DateField } from './date-field.tsx';

export interface DateSpanProps {
  /** 'YYYY-MM-DD', or '' for an open end. */
  readonly from: string;
  readonly to: string;
  readonly labels: { readonly from: string; readonly to: string };
  readonly error?: string | undefined;
  readonly onChange: (part: { from: string } | { to: string }) => void;
}

/** Two dates, of which each bounds the other. */
export function DateSpan({ from, to, labels, error, onChange }: DateSpanProps) {
  return (
    <>
      <DateField
        canBeNone
        label={labels.from}
        value={from}
        max={to || undefined}
        onChange={(value) => onChange({ from: value })}
      />
      <DateField
        canBeNone
        label={labels.to}
        value={to}
        min={from || undefined}
        error={error}
        onChange={(value) => onChange({ to: value })}
      />
    </>
  );
}
