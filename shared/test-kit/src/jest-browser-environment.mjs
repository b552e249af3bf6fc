import { TestEnvironment } from 'jest-environment-jsdom';

/** Web platform parts that every supported browser has and jsdom lacks; Node's own serve. */
const borrowed = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'CompressionStream',
  'BroadcastChannel',
  'structuredClone',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of borrowed) {
      if (this.global[name] === undefined) this.global[name] = globalThis[name];
    }
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', {
        value: globalThis.crypto,
        configurable: true,
      });
    }
  }
}
