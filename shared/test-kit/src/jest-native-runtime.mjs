import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const circusHandlers = Symbol.for('EVENT_HANDLERS');
const testTimeout = Symbol.for('TEST_TIMEOUT_SYMBOL');

let files = 0;

/**
 * Node loads the modules and strips their types, once for all test files of a process; jest's own
 * way transforms them and runs every one again for each file. So a module that keeps state keeps
 * it from file to file, and `jest.mock` is not there.
 */
export default class NativeRuntime {
  #environment;
  #setupFiles;

  constructor(config, environment) {
    this.#environment = environment;
    this.#setupFiles = new Set([...config.setupFiles, ...config.setupFilesAfterEnv]);
    files += 1;
    delete globalThis[testTimeout];
    globalThis.jest = jestObject(environment);
  }

  /** The framework keeps its tests and listeners in itself, so each file gets a new one. */
  requireInternalModule(path) {
    delete require.cache[path];
    delete globalThis[circusHandlers];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** A setup's hooks belong to the file that is being run, so it is run again for each. */
  unstable_importModule(path) {
    const { href } = pathToFileURL(path);
    return import(this.#setupFiles.has(path) ? `${href}?${files}` : href);
  }

  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}
  getSourceMaps() {
    return new Map();
  }
  getAllCoverageInfoCopy() {}

  restoreAllMocks() {
    this.#environment.moduleMocker.restoreAllMocks();
  }
}

function jestObject({ moduleMocker, fakeTimersModern: timers }) {
  return {
    fn: moduleMocker.fn.bind(moduleMocker),
    spyOn: moduleMocker.spyOn.bind(moduleMocker),
    restoreAllMocks: () => moduleMocker.restoreAllMocks(),
    setTimeout: (milliseconds) => {
      globalThis[testTimeout] = milliseconds;
    },
    useFakeTimers: (config) => timers.useFakeTimers(config),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
    advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
  };
}
