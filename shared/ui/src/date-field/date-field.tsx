import { useEffect, useRef, useState } from 'react';
import input from '../field/input.module.css';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useDayReader } from '../texts/say.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { DayInWords } from './day-in-words.tsx';

type MomentFieldProps = Omit<
  TextFieldProps,
  'type' | 'figures' | 'mono' | 'prefix' | 'icon' | 'end'
>;

export interface DateFieldProps extends MomentFieldProps {
  /** 'YYYY-MM-DD', or '' while incomplete. */
  readonly value: string;
}

/** The browser's own field; a letter makes it one for words ('next fri', 周五), where the page can read them. */
export function DateField({ onKeyDown, ...props }: DateFieldProps) {
  const readDay = useDayReader();
  const { dayInWords } = useUiTexts();
  const input = useRef<HTMLInputElement>(null);
  const [first, setFirst] = useState<string>();
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (isBack) input.current?.focus();
  }, [isBack]);
  if (readDay && first !== undefined) {
    const leave = () => {
      setFirst(undefined);
      setBack(true);
    };
    return <DayInWords {...props} {...{ first, readDay }} onDay={props.onChange} onLeave={leave} />;
  }
  return (
    <TextField
      ref={input}
      title={readDay && dayInWords}
      {...props}
      type="date"
      figures
      end={<Opener icon="calendar" />}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const { key, ctrlKey, metaKey, altKey } = event;
        // An input method says no letter yet.
        const isLetter = /^\p{L}$/u.test(key) || key === 'Process';
        if (!readDay || !isLetter || ctrlKey || metaKey || altKey) return;
        event.preventDefault();
        setBack(false);
        setFirst(key === 'Process' ? '' : key);
      }}
    />
  );
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
