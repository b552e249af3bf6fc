import type { ExportPart } from '../../area/export-part.ts';
import type { Context } from '../../context/context.ts';
import { educationBinding } from './binding.ts';

/** Without the key: it is the school's, and this file may lie about. */
export function exportOf(ctx: Context): ExportPart[] {
  return [{ file: 'education.json', tables: ['education_bindings'], items: binding(ctx) }];
}

async function* binding(ctx: Context): AsyncGenerator<unknown> {
  yield await educationBinding(ctx);
}
