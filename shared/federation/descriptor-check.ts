import { moduleColumns, phoneTabs, type RemoteDescriptor, slotNames } from './descriptor.ts';
import {
  isInteger,
  isName,
  isPath,
  isRecord,
  isText,
  isTextList,
  listProblems,
  oneOf,
  type Shape,
  shapeProblems,
} from './shape.ts';
import { isRange } from './version-range.ts';

const titles: Shape = { 'zh-CN': isText, en: isText };

const moduleShape: Shape = {
  id: isName,
  title: (value) => isRecord(value) && shapeProblems(value, titles).length === 0,
  column: oneOf(moduleColumns),
  order: isInteger,
  height: (value) => isInteger(value) && value > 0,
  'partOf?': isName,
  'phone?': (value) =>
    isRecord(value) &&
    shapeProblems(value, { tab: oneOf(phoneTabs), order: isInteger }).length === 0,
  'contract?': isRange,
};

const page: Shape = {
  path: isPath,
  title: (value) => isRecord(value) && shapeProblems(value, titles).length === 0,
  access: oneOf(['user', 'admin']),
  'nav?': (value) => typeof value === 'boolean',
};

const slot: Shape = { slot: oneOf(slotNames), order: isInteger, 'contract?': isRange };

const descriptor: Shape = {
  name: isName,
  title: (value) => isRecord(value) && shapeProblems(value, titles).length === 0,
  owner: isText,
  platform: isRange,
  modules: Array.isArray,
  pages: Array.isArray,
  slots: Array.isArray,
  permissions: isTextList,
  capabilities: isTextList,
  events: (value) =>
    isRecord(value) && shapeProblems(value, { in: isTextList, out: isTextList }).length === 0,
};

/** What is wrong with a descriptor, in words with the field's name; empty when nothing is. */
export function descriptorProblems(value: unknown): string[] {
  if (!isRecord(value)) return ['the descriptor is not an object'];
  const problems = shapeProblems(value, descriptor);
  if (problems.length > 0) return problems;
  return [
    ...listProblems('modules', value.modules, moduleShape, 'id'),
    ...listProblems('pages', value.pages, page, 'path'),
    ...listProblems('slots', value.slots, slot, 'slot'),
  ];
}

export function isDescriptor(value: unknown): value is RemoteDescriptor {
  return descriptorProblems(value).length === 0;
}

/** Refuses by name; for builds, where a wrong `remote.json` is a mistake of the author. */
export function parseDescriptor(value: unknown): RemoteDescriptor {
  if (isDescriptor(value)) return value;
  throw new Error(`remote.json: ${descriptorProblems(value).join('; ')}`);
}
