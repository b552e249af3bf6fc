import { type ExportedFile, type ExportPart, ownedRows } from '../../../area/export-part.ts';
import type { Context } from '../../../context/context.ts';
import { fileContent } from './file-content.ts';
import { type FileRow, toFile } from './files.repository.ts';

/** Its last letters tell files of one name apart. */
const pathOf = ({ id, name }: FileRow): string => `files/${id.slice(-6)} ${name}`;

export const exportedFiles = (ctx: Context): ExportPart[] => [
  { file: 'task-files.json', tables: ['task_files'], items: descriptions(ctx) },
  { file: 'files/', tables: ['task_file_pieces'], files: contents(ctx) },
];

async function* descriptions(ctx: Context): AsyncGenerator<unknown> {
  for await (const row of ownedRows(ctx, 'task_files')) {
    const { thumbnail: _, ...file } = toFile(row);
    yield { ...file, task_id: row.task_id, file: pathOf(row) };
  }
}

async function* contents(ctx: Context): AsyncGenerator<ExportedFile> {
  for await (const row of ownedRows(ctx, 'task_files'))
    yield { file: pathOf(row), bytes: fileContent(ctx, row) };
}
