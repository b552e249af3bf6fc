/** Chinese tables and banks write UTF-8 or GBK, and nothing in a file says which: UTF-8 that is not, is GBK. What a spreadsheet calls Unicode says so itself. */
export function fileText(bytes: ArrayBuffer | Uint8Array): string {
  return decoded(bytes)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
}

function decoded(bytes: ArrayBuffer | Uint8Array): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
