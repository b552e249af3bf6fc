/** Hands a file to the browser's downloads. */
export function saveFile(file: unknown, name: string): void {
  if (!(file instanceof Blob)) throw new TypeError(`${name} did not arrive as a file`);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the content as soon as it began.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
