import type { ZipDeflate, ZipPassThrough } from 'fflate';
import type { Area } from '../../area/area.ts';
import type { ExportPart } from '../../area/export-part.ts';
import type { Context } from '../../context/context.ts';
import { csvLine } from '../../files/csv.ts';
import { breathing } from '../../turns/breathing.ts';

type ZipEntry = ZipDeflate | ZipPassThrough;

const chunkLength = 64 * 1024;

/** What every area has of the user, in a ZIP that is made while it is read; the reader sets the pace. */
export async function* exportUser(
  ctx: Context,
  areas: readonly Area[],
): AsyncGenerator<Uint8Array> {
  // Loaded by the first export: most servers never need its memory.
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const breathe = breathing();
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else ready.push(bytes);
  });
  async function* packed(file: ZipEntry, pieces: AsyncIterable<Uint8Array>) {
    file.mtime = ctx.clock.now();
    zip.add(file);
    for await (const piece of pieces) {
      await breathe();
      file.push(piece);
      if (failure) throw failure;
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  for (const part of areas.flatMap(({ exportOf }) => exportOf?.(ctx) ?? [])) {
    if ('files' in part) {
      // Pictures and documents are packed already.
      for await (const { file, bytes } of part.files)
        yield* packed(new ZipPassThrough(file), bytes);
    } else yield* packed(new ZipDeflate(part.file), inChunks(textOf(part)));
  }
  zip.end();
  yield* ready.splice(0);
}

/** Few large pieces: each costs a call of the compressor. */
async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let chunk = '';
  for await (const piece of pieces) {
    chunk += piece;
    if (chunk.length < chunkLength) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  if (chunk !== '') yield Buffer.from(chunk);
}

function textOf(part: Exclude<ExportPart, { files: unknown }>): AsyncIterable<string> {
  if ('text' in part) return part.text;
  return 'lines' in part ? csvText(part.lines) : jsonText(part.items);
}

/** Tells spreadsheets that the file is UTF-8. */
const mark = '\uFEFF';

async function* csvText(lines: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield mark;
  for await (const line of lines) yield csvLine(line);
}

async function* jsonText(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
