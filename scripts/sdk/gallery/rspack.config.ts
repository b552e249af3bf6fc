import { defineStandalone } from '../../../rspack.config.base.ts';

export default defineStandalone('gallery', 'shared/ui', './src/gallery/start.tsx', {
  development: false,
});
