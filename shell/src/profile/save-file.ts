/** Hands a file to the browser's downloads. */
export function saveFile(content: unknown, name: string): void {
  if (!(content instanceof Blob)) throw new Error(`${name} did not arrive as a file`);
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the content as soon as it began.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
