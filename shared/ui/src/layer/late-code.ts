/** Code that comes when somebody asks for it, once; one that failed is asked for anew. */
export interface LateCode<Code> {
  readonly load: () => Promise<Code>;
  /** Ahead of its use; what cannot be had now is asked for again then. */
  readonly preload: () => Promise<void>;
  readonly loaded: () => Code | undefined;
}

export function lateCode<Code>(ask: () => Promise<Code>): LateCode<Code> {
  let loaded: Code | undefined;
  let loading: Promise<Code> | undefined;

  async function askOnce() {
    try {
      loaded = await ask();
      return loaded;
    } finally {
      loading = undefined;
    }
  }

  function load() {
    loading ??= loaded ? Promise.resolve(loaded) : askOnce();
    return loading;
  }

  async function preload() {
    await load().catch(() => undefined);
  }

  return { load, preload, loaded: () => loaded };
}
