import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface SearchFieldProps
  extends Pick<TextFieldProps, 'label' | 'hideLabel' | 'placeholder' | 'className'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const pauseMs = 300;

/** Asks when the typing pauses, not at every letter. */
export function SearchField({ value, onChange, ...rest }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  const report = useEffectEvent((text: string) => {
    reported.current = text;
    onChange(text);
  });

  // What was set elsewhere, such as by clearing all filters, takes the place of what was typed.
  useEffect(() => {
    if (value !== reported.current) setTyped(value);
    reported.current = value;
  }, [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => report(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <TextField
      {...rest}
      type="search"
      icon="search"
      maxLength={100}
      value={typed}
      onChange={setTyped}
    />
  );
}
