import { getDocumentProxy } from 'unpdf';
import { ServiceError } from '../../errors/errors.ts';
import { CharacterMaps } from './character-maps.ts';
import { singleWords, type Word } from './word.ts';

const mostPages = 20;
const mostWords = 50_000;

type Opened = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Nothing is fetched, drawn or run (docs/adr/0066-timetables-in-pdf.md). */
const options = {
  BinaryDataFactory: CharacterMaps,
  cMapPacked: false,
  disableFontFace: true,
  enableXfa: false,
  isOffscreenCanvasSupported: false,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  verbosity: 0,
} satisfies Parameters<typeof getDocumentProxy>[1];

/** Others may stand before it, as printers write them. */
const mostBefore = 1024;

export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, mostBefore)).includes('%PDF-');

/** The words of each page with their places, those of a page in the order of the file. */
export const wordsOfPdf = async (bytes: Uint8Array): Promise<Word[][]> =>
  (await pagesOf(bytes, true)).pages;

/** The same, as far as is read of a long one. */
export const firstWordsOfPdf = (bytes: Uint8Array): ReturnType<typeof pagesOf> =>
  pagesOf(bytes, false);

/** Where the whole is wanted, a longer one is refused. */
async function pagesOf(
  bytes: Uint8Array,
  wholeWanted: boolean,
): Promise<{ pages: Word[][]; isWhole: boolean }> {
  // pdf.js keeps what it is given, and takes no Buffer.
  const pdf = await opened(new Uint8Array(bytes));
  try {
    let isWhole = pdf.numPages <= mostPages;
    if (wholeWanted && !isWhole)
      throw new ServiceError('import.pdf_too_long', { fill: { pages: mostPages } });
    const pages: Word[][] = [];
    let left = mostWords;
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && left > 0; number += 1) {
      const words = await wordsOfPage(pdf, number, left);
      isWhole &&= words.length <= left;
      if (wholeWanted && !isWhole) throw new ServiceError('import.pdf_too_full');
      left -= words.length;
      pages.push(words);
    }
    return { pages, isWhole: isWhole && pages.length === pdf.numPages };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function opened(bytes: Uint8Array): Promise<Opened> {
  try {
    return await getDocumentProxy(bytes, options);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ServiceError(isLocked ? 'import.pdf_locked' : 'import.pdf_damaged', { cause: error });
  }
}

/** A few more than the most, where there are more. */
async function wordsOfPage(pdf: Opened, number: number, most: number): Promise<Word[]> {
  const words: Word[] = [];
  try {
    const page = await pdf.getPage(number);
    const view = page.getViewport({ scale: 1 });
    const reader = page.streamTextContent().getReader();
    let next = await reader.read();
    for (; !next.done && words.length <= most; next = await reader.read())
      for (const item of next.value.items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const [, , , , x, y] = item.transform;
        const [left, bottom] = view.convertToViewportPoint(x, y);
        const place = { left, right: left + item.width, top: bottom - item.height, bottom };
        words.push(...singleWords({ text: item.str.normalize('NFC'), ...place }));
      }
    if (!next.done) await reader.cancel(new Error('There are more words than are read.'));
  } catch (error) {
    throw new ServiceError('import.pdf_damaged', { cause: error });
  }
  return words;
}
