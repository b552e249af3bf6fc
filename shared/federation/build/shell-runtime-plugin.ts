import type { Compiler } from '@rspack/core';
import { shellRuntimeName } from '../shell-runtime.ts';

/**
 * Makes a remote run in the shell's federation runtime, and lets the shell check every script and
 * stylesheet that the remote adds to the page later.
 */
export class ShellRuntimePlugin {
  apply(compiler: Compiler): void {
    const { ExternalsPlugin, RuntimePlugin } = compiler.rspack;
    new ExternalsPlugin('var', ({ request }, done) => {
      const isRuntime = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/.test(
        request ?? '',
      );
      if (isRuntime) done(undefined, `globalThis.${shellRuntimeName}`);
      else done();
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('ShellRuntimePlugin', (compilation) => {
      const hooks = RuntimePlugin.getCompilationHooks(compilation);
      const guard = `globalThis.${shellRuntimeName}.guard`;
      hooks.createScript.tap('ShellRuntimePlugin', (code) => `${code}\n${guard}(script);`);
      hooks.createLink.tap('ShellRuntimePlugin', (code) => `${code}\n${guard}(link);`);
    });
  }
}
