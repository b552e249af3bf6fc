import { fileText, isZip } from '@board/contracts/formats/file-text';
import { LargeWorkbook, sheetsOf } from '@board/contracts/formats/workbook';
import { DamagedFile, type ImportedFile } from './imported-file.ts';
import { copiedList, drawnTable } from './pages/copied-list.ts';
import { copiedWords } from './pages/copied-words.ts';
import { plainLines } from './pages/plain-lines.ts';
import { fileOfPage, readPage } from './pages/read-page.ts';
import { readCsv, readTable } from './read-csv.ts';
import { type IcsPlace, readIcs } from './read-ics.ts';
import { readWakeup } from './read-wakeup.ts';

/** By what is in it; a name says little. Null for what nobody knows. */
export function readFile(
  bytes: Uint8Array,
  place: Pick<IcsPlace, 'timeZone'> & Partial<IcsPlace>,
): ImportedFile | null {
  if (isZip(bytes)) return readSheets(bytes);
  if (oldWorkbook.every((sign, at) => bytes[at] === sign)) throw new DamagedFile(1, 'old_workbook');
  const text = fileText(bytes);
  const start = text.trimStart();
  if (/^BEGIN:VCALENDAR/i.test(start)) return readIcs(start, place);
  if (start.startsWith('<')) return readPage(text);
  if (/^[[{]/.test(start)) return readPage(text) ?? readWakeup(text);
  const copied = copiedWords(text) ?? copiedList(text) ?? drawnTable(text);
  if (copied) return fileOfPage(copied);
  try {
    return readCsv(text);
  } catch (error) {
    if (!(error instanceof DamagedFile && error.reason === 'header')) throw error;
    const listed = plainLines(text);
    const file = listed && fileOfPage(listed.page);
    if (file) return { ...file, problems: [...listed.left, ...file.problems] };
    // A file whose first line is no heading is no table at all.
    if (!/课程|course/i.test(text.slice(0, 500))) return null;
    throw error;
  }
}

const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0];

/** The first of its sheets that is a timetable. */
function readSheets(bytes: Uint8Array): ImportedFile | null {
  try {
    for (const { rows, merged } of sheetsOf(bytes)) {
      const file = orNone(() =>
        readTable(
          rows.map((cells, at) => ({ line: at + 1, cells })),
          merged,
        ),
      );
      if (file) return file;
    }
    return null;
  } catch (error) {
    throw error instanceof LargeWorkbook ? new DamagedFile(1, 'too_many') : error;
  }
}

function orNone(read: () => ImportedFile): ImportedFile | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DamagedFile && error.reason === 'header') return null;
    throw error;
  }
}
