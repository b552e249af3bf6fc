import type { Registry, RegistryRemote } from '@board/federation/registry';
import { sampleRegistry, sampleRemote } from '../testing/sample-registry.ts';
import { filesFor } from './files-for.ts';

const finance = sampleRemote();
const titles = finance.descriptor.title;

const onlyForAdmins: RegistryRemote['descriptor'] = {
  ...finance.descriptor,
  modules: [],
  pages: [{ path: '/admin', title: titles, access: 'admin' }],
};

const pathsFor = (role: 'student' | 'admin', registry: Registry) =>
  filesFor(registry, role).map((url) => new URL(url).pathname);

test('are the files of the shell and of the remotes, early and late', () => {
  const registry = sampleRegistry(finance);
  registry.shell.later = ['/assets/7.js'];
  expect(pathsFor('student', registry)).toEqual([
    '/remotes/finance/2/finance.js',
    '/remotes/finance/2/remote.css',
    '/remotes/finance/2/chart.js',
    '/assets/7.js',
  ]);
});

test('are none of what is only for admins, unless it is one', () => {
  const registry = sampleRegistry(sampleRemote({ descriptor: onlyForAdmins }));
  expect(pathsFor('student', registry)).toEqual([]);
  expect(pathsFor('admin', registry)).toHaveLength(3);
});

test('are none of what is switched off or lies elsewhere', () => {
  const [file] = finance.files;
  if (!file) throw new Error('The sample has no file.');
  const elsewhere = { ...file, url: 'https://cdn.example/finance.js' };
  const registry = sampleRegistry(
    sampleRemote({ disabled: true }),
    sampleRemote({ files: [elsewhere] }),
  );
  expect(pathsFor('student', registry)).toEqual([]);
});
