import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import whole from '../../../jest.config.mjs';

const [, native] = whole.projects;
const { default: NativeEnvironment } = await import(native.testEnvironment);
const passes = JSON.parse(readFileSync(process.env.PASSES, 'utf8'));
const state = globalThis.__stryker__;
let present;
let isNoticed;

/** Wakes the one change of its pass, and runs only the tests that pass it, until one of them notices. */
export default class PassEnvironment extends NativeEnvironment {
  #names;

  constructor(config, context) {
    super(config, context);
    const [pass, file] = basename(context.testPath, '.mjs').split('-').map(Number);
    const { mutant, most, tests } = passes[pass];
    this.#names = tests[file].names;
    if (pass === present) return;
    present = pass;
    isNoticed = false;
    Object.assign(state, { activeMutant: mutant, hitCount: 0, hitLimit: most });
  }

  handleTestEvent({ name, test }, { rootDescribeBlock }) {
    if (name === 'run_start') skip(rootDescribeBlock, (id) => isNoticed || !this.#isAsked(id));
    if (name === 'test_done' && test.errors.length > 0) {
      isNoticed = true;
      skip(rootDescribeBlock, () => true);
    }
    if (name === 'test_start') state.currentTestId = idOf(test);
    else if (name === 'run_start' || name === 'test_done') state.currentTestId = 'hooks';
    else if (name === 'run_finish') state.currentTestId = undefined;
  }

  #isAsked(id) {
    return this.#names === undefined || this.#names.includes(id);
  }
}

/** What only skipped tests stand below starts nothing either. */
function skip(block, isSkipped) {
  for (const child of block.children) {
    if (child.type === 'describeBlock') skip(child, isSkipped);
    else if (isSkipped(idOf(child))) child.mode = 'skip';
  }
}

const idOf = ({ name, parent }) => (parent ? `${idOf(parent)} ${name}` : name);
