import type { Compiler } from '@rspack/core';

/** Lets one entry's script run where it stands in the head; all others wait for the whole page. */
export class FirstScriptPlugin {
  private readonly entry: string;

  constructor(entry: string) {
    this.entry = entry;
  }

  apply(compiler: Compiler): void {
    const { HtmlRspackPlugin } = compiler.rspack;
    compiler.hooks.compilation.tap('FirstScriptPlugin', (compilation) => {
      const hooks = HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTags.tapPromise('FirstScriptPlugin', async (page) => {
        for (const { attributes } of page.assetTags.scripts) {
          if (String(attributes.src).includes(`/${this.entry}.`)) delete attributes.defer;
        }
        return page;
      });
    });
  }
}
