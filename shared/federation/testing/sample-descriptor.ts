import type { RemoteDescriptor } from '../descriptor.ts';

/** Of a remote that shows nothing and asks for nothing. */
export const sampleDescriptor = (change: Partial<RemoteDescriptor> = {}): RemoteDescriptor => ({
  name: 'finance',
  title: { 'zh-CN': '财务', en: 'Finance' },
  owner: 'Finance',
  platform: '^1.0.0',
  modules: [],
  pages: [],
  slots: [],
  permissions: [],
  capabilities: [],
  events: { in: [], out: [] },
  ...change,
});

export const sampleModule: RemoteDescriptor['modules'][number] = {
  id: 'finance',
  title: { 'zh-CN': '财务', en: 'Finance' },
  column: 'left',
  order: 0,
  height: 360,
};
