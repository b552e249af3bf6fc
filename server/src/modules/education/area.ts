import type { Area } from '../../area/area.ts';
import { few } from '../../area/export-part.ts';
import { educationBinding } from './binding.ts';
import { educationRoutes } from './education.routes.ts';

export const area: Area = {
  routes: educationRoutes,
  exportOf: (ctx) => [
    {
      file: 'education.json',
      tables: ['education_bindings'],
      // Without the key: it is the school's, and this file may lie about.
      items: few(async () => [await educationBinding(ctx)]),
    },
  ],
};
