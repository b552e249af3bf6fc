import { moduleColumns, phoneTabs, type RemoteDescriptor } from './descriptor.ts';
import {
  isInteger,
  isName,
  isPath,
  isRecord,
  isText,
  isTextList,
  isUnknownField,
  listProblems,
  oneOf,
  type Shape,
  shapeProblems,
} from './shape.ts';
import { isShellPath } from './shell-paths.ts';
import { isRange, isVersion } from './version-range.ts';

/** What a descriptor may hold at most; the page draws all of it before any code is there. */
const most = { text: 80, list: 50, height: 2_000, schema: 4_000 };

const isShort = (value: unknown): boolean => isText(value) && value.length <= most.text;
const isShortList = (value: unknown): boolean =>
  isTextList(value) && value.length <= most.list && value.every(isShort);
const isList = (value: unknown): boolean => Array.isArray(value) && value.length <= most.list;
const isHeight = (value: unknown): boolean => isInteger(value) && value > 0 && value <= most.height;
const isPlace = (value: unknown): boolean => isInteger(value) && Math.abs(value) <= 1_000;

const titles: Shape = { 'zh-CN': isShort, en: isShort };
const isTitles = (value: unknown): boolean =>
  isRecord(value) && shapeProblems(value, titles).length === 0;

const moduleShape: Shape = {
  id: isName,
  title: isTitles,
  column: oneOf(moduleColumns),
  order: isPlace,
  height: isHeight,
  'partOf?': isName,
  'phone?': (value) =>
    isRecord(value) && shapeProblems(value, { tab: oneOf(phoneTabs), order: isPlace }).length === 0,
  'contract?': isRange,
};

const page: Shape = {
  path: (value) => isPath(value) && value.length <= most.text && !isShellPath(value),
  title: isTitles,
  access: oneOf(['user', 'admin']),
  'nav?': (value) => typeof value === 'boolean',
};

const slot: Shape = { slot: isName, order: isPlace, 'height?': isHeight, 'contract?': isRange };

const event: Shape = {
  name: (value) => isShort(value) && /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+$/.test(String(value)),
  version: isVersion,
  payload: (value) => isRecord(value) && JSON.stringify(value).length <= most.schema,
};

const add: Shape = {
  layer: isName,
  title: isTitles,
  example: isTitles,
  icon: isName,
  order: isPlace,
};

const source: Shape = {
  kind: isName,
  title: isTitles,
};

const days: Shape = { source: isName, title: isTitles, order: isPlace };

const descriptor: Shape = {
  name: isName,
  title: isTitles,
  owner: isShort,
  platform: isRange,
  modules: isList,
  pages: isList,
  slots: isList,
  'adds?': isList,
  'search?': isList,
  'days?': isList,
  permissions: isShortList,
  capabilities: isShortList,
  events: (value) =>
    isRecord(value) &&
    shapeProblems(value, { in: isShortList, out: isShortList, 'own?': isList }).length === 0,
};

/** What is wrong with a descriptor, in words with the field's name; empty when nothing is. */
export function descriptorProblems(value: unknown): string[] {
  if (!isRecord(value)) return ['the descriptor is not an object'];
  const problems = shapeProblems(value, descriptor);
  if (!problems.every(isUnknownField)) return problems;
  return [
    ...problems,
    ...listProblems('modules', value.modules, moduleShape, 'id'),
    ...listProblems('pages', value.pages, page, 'path'),
    ...listProblems('slots', value.slots, slot, 'slot'),
    ...ownEventProblems(value),
    ...listProblems('adds', value.adds ?? [], add, 'layer'),
    ...listProblems('search', value.search ?? [], source, 'kind'),
    ...listProblems('days', value.days ?? [], days, 'source'),
  ];
}

/** Nobody takes a name of somebody else's. */
function ownEventProblems({ name, events }: Record<string, unknown>): string[] {
  const own: unknown = isRecord(events) && events.own ? events.own : [];
  const ofOwn: Shape = {
    ...event,
    name: (value) => event.name?.(value) === true && String(value).startsWith(`${name}.`),
  };
  return listProblems('events.own', own, ofOwn, 'name');
}

function isDescriptor(value: unknown): value is RemoteDescriptor {
  return descriptorProblems(value).length === 0;
}

/** As a page asks: the descriptor may be of a later day than its shell, and say more. */
export function isReadable(value: unknown): value is RemoteDescriptor {
  return descriptorProblems(value).every(isUnknownField);
}

/** Refuses by name; for builds, where a wrong `remote.json` is a mistake of the author. */
export function parseDescriptor(value: unknown): RemoteDescriptor {
  if (isDescriptor(value)) return value;
  throw new Error(`remote.json: ${descriptorProblems(value).join('; ')}`);
}
