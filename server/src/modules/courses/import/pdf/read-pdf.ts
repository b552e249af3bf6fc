import { ServiceError } from '../../../../errors/errors.ts';
import { wordsOfPdf } from '../../../../files/pdf/words-of-pdf.ts';
import type { ImportedFile } from '../imported-file.ts';
import type { Page } from '../pages/page.ts';
import type { PageTable } from '../pages/page-table.ts';
import { fileOfPage } from '../pages/read-page.ts';
import { type Columns, columnsOfDays } from './columns.ts';
import { gridOfWords } from './grid-of-words.ts';
import { listOfWords } from './list-of-words.ts';

const source = { 'zh-CN': 'PDF 课程表', en: 'A timetable in PDF' };
/** Null for a PDF in which no timetable is found. */
export async function readPdf(bytes: Uint8Array): Promise<ImportedFile | null> {
  const file = fileOfPage(await pageOfPdf(bytes));
  return file && { ...file, source };
}

/** Its tables, by where its words stand: whatever lines are drawn between them. */
async function pageOfPdf(bytes: Uint8Array): Promise<Page> {
  const pages = await wordsOfPdf(bytes);
  if (pages.every((words) => words.length === 0)) throw new ServiceError('import.pdf_no_text');
  const tables: PageTable[] = [];
  let before: Columns | undefined;
  for (const words of pages) {
    const columns = columnsOfDays(words) ?? (before && { ...before, top: 0 });
    const table = columns ? gridOfWords(words, columns) : listOfWords(words);
    if (table) tables.push(table);
    before = columns;
  }
  return { tables, scripts: '', json: undefined };
}
