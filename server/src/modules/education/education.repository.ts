import type { Selectable } from 'kysely';
import { onlyThing } from '../../database/only-thing.ts';
import type { EducationBindingsTable } from '../../database/tables/education.ts';

export type BindingRow = Selectable<EducationBindingsTable>;

export const {
  find: findBinding,
  put: putBinding,
  change: changeBinding,
  drop: dropBinding,
} = onlyThing('education_bindings');
