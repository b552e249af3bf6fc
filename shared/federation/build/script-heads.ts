import { Compilation, rspack } from '@rspack/core';

/**
 * Asks browsers to compile a whole script while it loads, beside the page's thread. Without it each
 * function is compiled when it is first called, which is within somebody's first press: ADR 0014.
 */
export const compiledAhead = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // Comments do not outlive minifying, which comes before; hashes come after.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
  });

/**
 * Only the shell's Fast Refresh sees React start; those of remotes, which come later, read from
 * this hook which renderers there are.
 */
export const rendererHook = () => new rspack.BannerPlugin({ banner: hook, raw: true });

const hook = `
if (!globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
  const renderers = new Map();
  const nothing = () => undefined;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
}`;
