/** Chinese tables and banks write UTF-8 or GBK, European ones Latin letters, and nothing in a file says which: what is no UTF-8 is one of the others. What a spreadsheet calls Unicode says so itself. */
export function fileText(bytes: ArrayBuffer | Uint8Array): string {
  return decoded(bytes)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
}

function decoded(bytes: ArrayBuffer | Uint8Array): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isLatin(new Uint8Array(bytes)) ? 'windows-1252' : 'gb18030').decode(
      bytes,
    );
  }
}

/** Chinese signs are pairs of high bytes, a letter with an accent is one among others. */
function isLatin(bytes: Uint8Array): boolean {
  let [alone, pairs] = [0, 0];
  for (let at = 0; at < Math.min(bytes.length, 100_000); at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    if ((bytes[at + 1] ?? 0) < 0x80) alone += 1;
    else pairs += 1;
    if ((bytes[at + 1] ?? 0) >= 0x80) at += 1;
  }
  return alone > pairs;
}
