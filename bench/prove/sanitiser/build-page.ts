import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { defineStandalone } from '../../../rspack.config.base.ts';

/** Builds the page around the product's own renderer of replies; answers with its folder. */
export function buildPage(): Promise<string> {
  const path = mkdtempSync(join(tmpdir(), 'board-sanitiser-'));
  const { plugins: _, ...standalone } = defineStandalone(
    'sanitiser',
    'bench',
    join(import.meta.dirname, 'page.tsx'),
  );
  const compiler = rspack({
    ...standalone,
    mode: 'production',
    devtool: false,
    output: {
      path,
      filename: 'main.js',
      // The proof serves one file; what draws formulas comes with it.
      asyncChunks: false,
      cssFilename: 'main.css',
      uniqueName: 'sanitiser',
      publicPath: '/',
    },
    module: {
      ...standalone.module,
      rules: (standalone.module?.rules ?? []).map(withoutRefresh),
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve(path);
      });
    });
  });
}

type Rule = NonNullable<
  NonNullable<ReturnType<typeof defineStandalone>['module']>['rules']
>[number];

/** Hot reload has no use here and would need its runtime. */
function withoutRefresh(rule: Rule): Rule {
  if (!rule || typeof rule !== 'object' || !('options' in rule)) return rule;
  const options = structuredClone(rule.options) as {
    jsc?: { transform?: { react?: { refresh?: boolean; development?: boolean } } };
  };
  const react = options.jsc?.transform?.react;
  if (react) Object.assign(react, { refresh: false, development: false });
  return { ...rule, options } as Rule;
}
