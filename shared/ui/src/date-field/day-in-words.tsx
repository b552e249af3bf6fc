import { useEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import type { DayReader, SaidDay } from '../texts/say.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';

interface DayInWordsProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type'> {
  /** What was typed before it came. */
  readonly first: string;
  readonly readDay: DayReader;
  readonly onDay: (day: string) => void;
  readonly onLeave: () => void;
}

/** A day that is being written in words, in the place of the browser's own field; what is not understood is not taken. */
export function DayInWords({ first, readDay, onDay, onLeave, error, ...field }: DayInWordsProps) {
  const texts = useUiTexts();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(first);
  const [said, setSaid] = useState<SaidDay>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    let isAsked = true;
    void readDay(words).then((day) => isAsked && setSaid(day));
    return () => {
      isAsked = false;
    };
  }, [words, readDay]);

  async function take() {
    const day = await readDay(words);
    if (day) onDay(day.day);
    if (day || words.trim() === '') onLeave();
    else setRefused(true);
  }

  return (
    <TextField
      {...field}
      ref={input}
      value={words}
      hint={said?.words ?? texts.dayInWords}
      error={isRefused ? texts.dayUnknown : error}
      maxLength={60}
      onChange={(next) => {
        setRefused(false);
        setWords(next);
      }}
      onBlur={() => void take()}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') onLeave();
        else if (event.key === 'Enter') void take();
        else return;
        // Neither the form's submission nor the dialog's end.
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
