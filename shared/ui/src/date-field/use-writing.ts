import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ReadLine, useReader } from './use-reader.ts';

/** What was read: each part as it was understood, and how all of it is kept. */
export interface WordsRead {
  readonly parts: readonly { readonly words: string; readonly means: string }[];
  readonly keep: () => void;
  /** Why it cannot be kept. */
  readonly problem?: string | undefined;
}

export interface Writing {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly read: (words: string, readLine: ReadLine) => WordsRead | undefined;
  /** Said of what cannot be read. */
  readonly unknown: string;
}

/** What somebody is writing into a field, from the first letter until it is kept or given up. */
export function useWriting({ value, onChange, read, unknown }: Writing) {
  const [isBegun, setBegun] = useState(false);
  const [written, setWritten] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const before = useRef(value);
  const { readLine, isComing } = useReader(isBegun);
  const words = written?.trim() ?? '';
  const found = words === '' ? undefined : read(words, readLine);

  function end() {
    setWritten(undefined);
    setRefused(false);
  }

  function write(next: string) {
    if (written === undefined) before.current = value;
    setWritten(next);
    setRefused(false);
  }

  /** Says whether nothing is left open. */
  function keep(): boolean {
    if (written === undefined) return true;
    if (found && !found.problem) found.keep();
    // What was not understood is neither kept nor forgotten.
    else onChange('');
    const isKept = words === '' || (found !== undefined && !found.problem);
    if (isKept) end();
    else setRefused(true);
    return isKept;
  }

  function restore() {
    if (isRefused) onChange(before.current);
    end();
  }

  function drop(part: string) {
    const rest = written?.replace(part, '').trim() ?? '';
    if (rest === '') restore();
    else write(rest);
  }

  const keepNow = useEffectEvent(keep);
  // Left before the reader had come.
  const isLate = isRefused && found !== undefined && !found.problem;
  useEffect(() => {
    if (isLate) keepNow();
  }, [isLate]);

  // A press that ends elsewhere is over before anything is said of it, which would move what is pressed.
  const press = useRef({ isDown: false, hasLeft: false });
  useEffect(() => {
    if (!isBegun) return;
    const down = () => {
      press.current.isDown = true;
    };
    const up = () => {
      const { hasLeft } = press.current;
      press.current = { isDown: false, hasLeft: false };
      if (hasLeft) keepNow();
    };
    addEventListener('mousedown', down, true);
    addEventListener('mouseup', up, true);
    return () => {
      removeEventListener('mousedown', down, true);
      removeEventListener('mouseup', up, true);
    };
  }, [isBegun]);

  function leave() {
    if (press.current.isDown) press.current.hasLeft = true;
    else keep();
  }

  return {
    written,
    found,
    refusal: isRefused && !isComing ? (found?.problem ?? unknown) : undefined,
    isUnread: isRefused,
    leave,
    begin: () => setBegun(true),
    write,
    keep,
    restore,
    end,
    drop,
  };
}
