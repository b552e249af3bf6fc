import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptorProblems, parseDescriptor } from './descriptor-check.ts';
import { remoteNames, remotes } from './remotes.ts';
import { sampleDescriptor, sampleModule } from './testing/sample-descriptor.ts';

function descriptorOf(name: string) {
  const file = join(import.meta.dirname, '../../remotes', name, 'remote.json');
  return parseDescriptor(JSON.parse(readFileSync(file, 'utf8')));
}

const sound = {
  ...sampleDescriptor(),
  modules: [{ ...sampleModule, order: 2, phone: { tab: 'money', order: 0 } }],
  pages: [
    { path: '/finance', title: { 'zh-CN': '财务', en: 'Finance' }, access: 'user', nav: true },
  ],
  slots: [{ slot: 'header', order: 0 }],
  capabilities: ['finance'],
};

describe('a descriptor', () => {
  it('is sound with every field', () => {
    expect(descriptorProblems(sound)).toEqual([]);
  });

  it('names a missing field', () => {
    const { owner: _, ...rest } = sound;
    expect(descriptorProblems(rest)).toEqual(['owner is missing']);
  });

  it('names a misspelt field rather than ignoring it', () => {
    const modules = [{ ...sound.modules[0], partof: 'stats' }];
    expect(descriptorProblems({ ...sound, modules })).toEqual(['modules[0].partof is not known']);
  });

  it.each([
    ['column', 'centre'],
    ['height', 0],
    ['title', { en: 'Finance' }],
    ['phone', { tab: 'money' }],
    ['id', 'Finance!'],
  ])('refuses a module with the %s %j', (field, value) => {
    const modules = [{ ...sound.modules[0], [field]: value }];
    expect(descriptorProblems({ ...sound, modules })).toEqual([`modules[0].${field} is not valid`]);
  });

  it.each(['//elsewhere.example', 'finance', '/a/../b', 'https://elsewhere.example/'])(
    'refuses the page path %s',
    (path) => {
      const pages = [{ ...sound.pages[0], path }];
      expect(descriptorProblems({ ...sound, pages })).toEqual(['pages[0].path is not valid']);
    },
  );

  const long = 'a'.repeat(81);
  it.each([
    ['order', 1_001],
    ['order', -1_001],
    ['order', '2'],
    ['height', 2_001],
    ['height', '360'],
    ['title', { 'zh-CN': long, en: 'Finance' }],
    ['title', 'Finance'],
  ])('refuses a module whose %s is beyond what a page draws, as in %j', (field, value) => {
    const modules = [{ ...sound.modules[0], [field]: value }];
    expect(descriptorProblems({ ...sound, modules })).toEqual([`modules[0].${field} is not valid`]);
  });

  it('takes what is just within', () => {
    const title = { 'zh-CN': long.slice(1), en: 'F' };
    const modules = [{ ...sound.modules[0], title, order: -1_000, height: 2_000 }];
    const permissions = Array.from({ length: 50 }, (_, at) => `p${at}`);
    expect(descriptorProblems({ ...sound, modules, permissions })).toEqual([]);
  });

  it.each([
    ['permissions', Array(51).fill('a')],
    ['permissions', [1]],
    ['capabilities', [long]],
    ['capabilities', 'finance'],
    ['modules', Array(51).fill(sound.modules[0])],
    ['pages', {}],
    ['events', []],
    ['events', { in: [long], out: [] }],
    ['events', { in: [], out: [], own: {} }],
  ])('refuses %s that are too many, too long or none, as in %j', (field, value) => {
    expect(descriptorProblems({ ...sound, [field]: value })).toEqual([`${field} is not valid`]);
  });

  it.each([
    ['name', 'timetable.moved'],
    ['name', 'finance'],
    ['name', 'finance.Moved'],
    ['name', `finance.${long}`],
    ['name', ' finance.moved'],
    ['version', 'one'],
    ['payload', 'a text'],
    ['payload', { description: 'a'.repeat(4_000) }],
  ])('refuses an event of its own with the %s %j', (field, value) => {
    const event = { name: 'finance.moved', version: '1.0.0', payload: {}, [field]: value };
    const events = { in: [], out: [], own: [event] };
    expect(descriptorProblems({ ...sound, events })).toEqual([
      `events.own[0].${field} is not valid`,
    ]);
  });

  it('says all of it to whoever builds', () => {
    expect(() => parseDescriptor({ ...sound, owner: 7, platform: 'new' })).toThrow(
      'remote.json: owner is not valid; platform is not valid',
    );
  });

  it('refuses the same module twice', () => {
    const modules = [...sound.modules, ...sound.modules];
    expect(descriptorProblems({ ...sound, modules })).toEqual(['modules[1].id is given twice']);
  });

  it('declares events of its own, and none of somebody else', () => {
    const own = (name: string, change = {}) => ({
      ...sound,
      events: { in: [], out: [], own: [{ name, version: '1.0.0', payload: {}, ...change }] },
    });
    expect(descriptorProblems(own('finance.spent'))).toEqual([]);
    expect(descriptorProblems(own('tasks.spent'))).toEqual(['events.own[0].name is not valid']);
    expect(descriptorProblems(own('finance.spent', { version: '^1.0.0' }))).toEqual([
      'events.own[0].version is not valid',
    ]);
    const large = { payload: { description: 'long'.repeat(2_000) } };
    expect(descriptorProblems(own('finance.spent', large))).toEqual([
      'events.own[0].payload is not valid',
    ]);
  });

  it.each([null, [], 'finance', 7])('refuses %j', (value) => {
    expect(descriptorProblems(value)).toEqual(['the descriptor is not an object']);
  });
});

describe('the remotes of this repository', () => {
  it.each(remoteNames)('%s has a sound descriptor with its own name and owner', (name) => {
    const { name: own, owner } = descriptorOf(name);
    expect({ name: own, owner }).toEqual({ name, owner: remotes[name].owner });
  });

  it('share no module id and no path, and every part has its host', () => {
    const all = remoteNames.map(descriptorOf);
    const ids = all.flatMap(({ modules }) => modules.map(({ id }) => id));
    const paths = all.flatMap(({ pages }) => pages.map(({ path }) => path));
    const hosts = all.flatMap(({ modules }) => modules.flatMap(({ partOf }) => partOf ?? []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(paths).size).toBe(paths.length);
    expect(ids).toEqual(expect.arrayContaining(hosts));
  });
});
