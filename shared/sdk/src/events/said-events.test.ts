import { eventProblems } from './event-problems.ts';
import { saidEvents } from './said-events.ts';

const platform = "import { events as bus, useEvent } from '@board/platform';\n";
const read = (source: string) => saidEvents(platform + source, { tsx: true });

it('finds what is heard and what is said, under whatever name the bus was imported', () => {
  const said = read(`
    const stop = bus.on('session.ended', () => bus.emit('task.open', { id, date }));
    export function Part() {
      useEvent('task.add', add);
      return <button onClick={() => bus.isHeard('course.open') || bus.emit('course.open', it)} />;
    }
  `);
  expect([...said.in].sort()).toEqual(['session.ended', 'task.add']);
  expect([...said.out].sort()).toEqual(['course.open', 'task.open']);
  expect(said.hidden).toEqual([]);
});

it('takes a namesake of somebody else for nothing', () => {
  const source = "import { events } from './own.ts';\nevents.emit('task.open');";
  expect([...read(source).out]).toEqual([]);
});

it.each([
  ['bus.emit(name, it)', /something else than its text/],
  ["useEvent('task.' + verb, add)", /something else than its text/],
  ['const { emit } = bus;', /hands 'bus' on/],
  ['listen(useEvent)', /hands 'useEvent' on/],
])('refuses %s, which hides a name', (source, why) => {
  expect(read(source).hidden).toEqual([expect.stringMatching(why)]);
});

it('holds what remote.json says against what the sources do', () => {
  const sources = new Map([
    ['src/events.ts', `${platform}bus.on('task.open', show); bus.emit('lost.found', it);`],
  ]);
  const own = [{ name: 'lost.found', version: '1.0.0', payload: {} }];
  const fits = { in: ['task.open ^1.1.0'], out: ['lost.found'], own };
  expect(eventProblems(sources, fits)).toEqual([]);
  expect(eventProblems(sources, { in: ['task.add'], out: [] })).toEqual([
    "remote.json says that it hears 'task.add', and no source does.",
    "A source hears 'task.open', and remote.json does not say so.",
    "A source says 'lost.found', and remote.json does not say so.",
  ]);
});
