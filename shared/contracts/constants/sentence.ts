/** With its full stop, in the script it is written in: other sentences follow it on screen. */
export function asSentence(text: string): string {
  const written = text.trimEnd();
  if (written === '' || /[.!?…。！？]["')”’）」]*$/u.test(written)) return written;
  return written + (/\p{Script=Han}[^\p{L}]*$/u.test(written) ? '。' : '.');
}
