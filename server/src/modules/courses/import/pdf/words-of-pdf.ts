import { getDocumentProxy } from 'unpdf';
import { ServiceError } from '../../../../errors.ts';
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

/** The words of each page with their places, those of a page in the order of the file. */
export async function wordsOfPdf(bytes: Uint8Array): Promise<Word[][]> {
  // pdf.js keeps what it is given, and takes no Buffer.
  const pdf = await opened(new Uint8Array(bytes));
  try {
    if (pdf.numPages > mostPages)
      throw new ServiceError('import.pdf_too_long', { fill: { pages: mostPages } });
    const pages: Word[][] = [];
    let left = mostWords;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const words = await wordsOfPage(pdf, number, left);
      left -= words.length;
      pages.push(words);
    }
    return pages;
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
  if (words.length > most) throw new ServiceError('import.pdf_too_full');
  return words;
}
