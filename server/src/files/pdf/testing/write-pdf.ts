/** Words at a place of a page: points from its left and from its top. */
export type Written = readonly [x: number, y: number, text: string];

export interface PdfToWrite {
  pages: readonly (readonly Written[])[];
  size?: number;
  /** Of the trailer, such as what says that it is locked. */
  trailer?: string;
  /** Of the stream of a page that follows, packed or not. */
  extra?: { dictionary: string; bytes: Uint8Array };
}

const height = 595;
const width = 842;

/** A PDF as printers of schools write it: Latin in WinAnsi, Chinese in a font that is only named. */
export function writePdf({ pages, size = 9, trailer = '', extra }: PdfToWrite): Uint8Array {
  const contents = pages.map((words) => streamOf(Buffer.from(wordsOf(words, size), 'latin1')));
  if (extra) contents.push(streamOf(extra.bytes, extra.dictionary));
  const first = 6;
  const page = (index: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${first + 2 * index + 1} 0 R/Resources<</Font<</L 3 0 R/C 4 0 R>>>>>>`;
  const kids = contents.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  return fileOf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Count ${contents.length}/Kids[${kids}]>>`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
      '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[5 0 R]>>',
      '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/DW 1000/W[1 95 500]/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>>>',
      ...contents.flatMap((content, index) => [page(index), content]),
    ].map((object) => (typeof object === 'string' ? Buffer.from(object) : object)),
    trailer,
  );
}

function wordsOf(words: readonly Written[], size: number): string {
  const shown = words.map(([x, y, text]) => {
    const chinese = /[^\x20-\xff]/.test(text);
    const bytes = chinese ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'latin1');
    return `/${chinese ? 'C' : 'L'} ${size} Tf 1 0 0 1 ${x} ${height - y} Tm <${bytes.toString('hex')}> Tj`;
  });
  return `BT ${shown.join('\n')} ET`;
}

const streamOf = (bytes: Uint8Array, dictionary = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.byteLength}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

function fileOf(objects: readonly Uint8Array[], trailer: string): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
  const starts: number[] = [];
  let at = 9;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
    starts.push(at);
    at += part.byteLength;
    parts.push(part);
  }
  const lines = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF`;
  parts.push(Buffer.from(table + end));
  return Buffer.concat(parts);
}
