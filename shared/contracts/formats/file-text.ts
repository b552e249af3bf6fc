/** Chinese tables and banks write UTF-8 or GBK, European ones Latin letters, and nothing in a file says which: what is not, or not nearly, UTF-8 is one of the others. What a spreadsheet calls Unicode says so itself. */
export function fileText(bytes: ArrayBuffer | Uint8Array): string {
  return decoded(bytes)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
}

function decoded(bytes: ArrayBuffer | Uint8Array): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const all = new Uint8Array(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(all);
  } catch {
    return (
      mostlyUtf8(all) ?? new TextDecoder(isLatin(all) ? 'windows-1252' : 'gb18030').decode(all)
    );
  }
}

/** Letters that are cut are still UTF-8: of GBK much more is broken than is a letter by chance, of Latin all. */
function mostlyUtf8(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(unfolded(bytes));
  const of = (signs: RegExp) => text.match(signs)?.length ?? 0;
  return of(/\ufffd/g) * 4 < of(/[^\0-\x7f\ufffd]/g) ? text : undefined;
}

/** Calendars fold their lines by bytes, within a letter too (RFC 5545, 3.1). */
function unfolded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const isFold = (at: number) =>
    bytes[at] === 0x0a &&
    (bytes[at + 1] === 0x20 || bytes[at + 1] === 0x09) &&
    ((bytes[at + 2] ?? 0) & 0xc0) === 0x80;
  return Uint8Array.from(bytes).filter(
    (byte, at) => !(isFold(at) || isFold(at - 1) || (byte === 0x0d && isFold(at + 1))),
  );
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

/** Of a workbook. */
export const isZip = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
