import type { KeyboardEvent } from 'react';

/** Browsers that end a composition before its last key press report this code with it. */
const composingKeyCode = 229;

/** Whether a key sends what was written: shift starts a line, and an input method keeps its enter. */
export function sends(event: KeyboardEvent): boolean {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === composingKeyCode) {
    return false;
  }
  event.preventDefault();
  return true;
}
