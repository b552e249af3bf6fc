import { useEffect, useEffectEvent, useState } from 'react';
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
  const report = useEffectEvent(onChange);

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
