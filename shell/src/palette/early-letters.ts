import { useEffect, useState } from 'react';
import { layers } from '../commands/open-layers.ts';

let waiting = '';
let type = wait;

function wait(letter: string): void {
  waiting += letter;
}

/** Takes a letter that is typed while the palette is on its way: its field has no focus yet. */
export function takesEarly({ key, target }: KeyboardEvent): boolean {
  const isWithin = target instanceof Element && target.closest('[role="dialog"]') !== null;
  if (!layers.palette || isWithin || key.length !== 1) return false;
  type(key);
  return true;
}

/** What was typed for a palette that did not come is for no later one. */
export function forgetEarly(): void {
  waiting = '';
}

/** What is looked for; it begins with what was typed before there was a field for it. */
export function useWords() {
  const [words, setWords] = useState('');
  useEffect(() => {
    setWords(waiting);
    waiting = '';
    type = (letter) => setWords((before) => before + letter);
    return () => {
      type = wait;
    };
  }, []);
  return [words, setWords] as const;
}
