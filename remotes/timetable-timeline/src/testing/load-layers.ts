import { preloadDialog } from '@board/ui';

/** Fetches what dialogs bring along before the first test, which would else wait for all of it. */
export function loadLayers(): void {
  beforeAll(async () => {
    await Promise.all([
      preloadDialog(),
      import('../courses/add-course.tsx'),
      import('../courses/course-form-loader.tsx'),
      import('../import/import-wizard.tsx'),
      import('../panel/lesson-dialog.tsx'),
      import('../lessons/lesson-form.tsx'),
      import('../terms/term-form.tsx'),
    ]);
  }, 60_000);
}
