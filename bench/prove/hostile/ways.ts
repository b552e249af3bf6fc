import { newId } from '../../../server/src/database/ids.ts';
import { unsubscribeToken } from '../../../server/src/modules/notifications/channels/unsubscribe-token.ts';
import { ask } from './answers.ts';
import { form, png } from './bombs/pictures.ts';
import { releaseWays } from './release-ways.ts';
import type { Drawn } from './requests.ts';
import { json, type Way } from './way.ts';
import type { World } from './world.ts';

interface Listed<Item> {
  items: Item[];
}
type Named = { id: string };

const word = 'red-black-tree';
const student = async (world: World) => {
  await world.renew('student');
  return world.as('student');
};
const studentId = async (world: World) =>
  (await (await student(world))<Named>('GET', '/user/profile')).body.id;

async function oneLesson(world: World): Promise<Record<string, string>> {
  const path = '/courses?start_date=2026-09-01&end_date=2027-02-01';
  const person = await student(world);
  const { body } = await person<Listed<Record<'course_id' | 'meeting_id' | 'date', string>>>(
    'GET',
    path,
  );
  const { course_id, meeting_id, date } = body.items.find((each) => each.meeting_id) ?? {};
  return { id: course_id ?? '', meeting_id: meeting_id ?? '', date: date ?? '' };
}

const someImport = {
  mode: 'merge',
  new_term: { name: 'Another', first_monday: '2030-09-02', weeks: 16 },
  courses: [
    {
      course_name: 'Topology',
      teacher: 'W',
      meetings: [
        { weekday: 1, weeks: '1-16', periods: '1-2', time: null, classroom: 'A', teacher: '' },
      ],
      sessions: [],
    },
  ],
};

async function bound(world: World): Promise<Partial<Drawn>> {
  const binding = { apiPath: world.outside.url('empty'), apiKey: 'k' };
  await (await student(world))('POST', '/user/bind-edu', binding);
  return {};
}

/** The built-in assistant proposes what it is asked to write down. */
async function proposal(world: World): Promise<{ params: { id: string } }> {
  const authorization = `Bearer ${await world.renew('student')}`;
  const answer = await ask(
    world.url,
    {
      method: 'POST',
      path: '/api/ai/chat/stream',
      headers: { authorization, 'content-type': 'application/json' },
      body: Buffer.from('{"message":"Add a task: Lab report tomorrow 16:00-17:30"}'),
    },
    { listenMs: 1_000 },
  );
  const text = typeof answer === 'string' ? answer : answer.text;
  return { params: { id: /"proposal":\{"id":"([\w-]+)"/.exec(text)?.[1] ?? '' } };
}

async function config(world: World): Promise<{ id: string }> {
  const given = { api_key: 'k', base_url: world.outside.url('empty'), is_active: false };
  return (await world.asChief<Named>('POST', '/admin/deepseek/config', given)).body;
}

async function backup(world: World): Promise<Partial<Drawn>> {
  const { body } = await world.asChief<{ name: string }>('POST', '/admin/backups');
  return { role: 'chief', params: { name: body.name } };
}

const unsubscribing: Way = async (world) => ({
  role: 'guest',
  query: { token: unsubscribeToken({ SECRET_KEY: world.key }, await studentId(world)) },
});

const shared: Way = async (world) => {
  const { body } = await (await student(world))<{ url: string }>('POST', '/shares', {
    shows: 'courses',
    rooms: true,
    teachers: true,
    days: 1,
  });
  return { params: { secret: /shared\/([\w-]+)/.exec(body.url)?.[1] ?? '' } };
};

const newFile: Way = async (world) => {
  const { body } = await (await student(world))<Listed<Named>>('GET', '/tasks');
  return {
    headers: { 'content-type': 'application/octet-stream' },
    params: { id: body.items[0]?.id ?? '', file_id: newId(Date.now()) },
    query: { name: 'Sheet.png' },
    body: { raw: png({ width: 64, height: 64 }) },
  };
};

const file: Way = async (world) => {
  const { params = {}, headers = {}, body } = await newFile(world);
  const authorization = `Bearer ${await world.token('student')}`;
  await ask(world.url, {
    method: 'PUT',
    path: `/api/tasks/${params.id}/files/${params.file_id}?name=Sheet.png`,
    headers: { authorization, ...headers },
    body: body && 'raw' in body ? Buffer.from(body.raw) : Buffer.alloc(0),
  });
  return { params };
};

export const ways: Record<string, Way> = {
  listTaskFiles: async (world) => ({ params: { id: (await file(world)).params?.id ?? '' } }),
  addTaskFile: newFile,
  getTaskFile: file,
  removeTaskFile: file,
  restoreTaskFile: async (world) => {
    const { params = {} } = await file(world);
    await world.as('student')('DELETE', `/tasks/${params.id}/files/${params.file_id}`);
    return { params };
  },
  replacePassword: async (world) => {
    await student(world);
    return json({ old_password: word, new_password: 'left-leaning-tree' });
  },
  resetPassword: async (world) => {
    const path = `/admin/users/${await studentId(world)}/password-reset`;
    const { body } = await world.asChief<{ link: string }>('POST', path);
    return { role: 'guest', ...json({ token: body.link.split('=').at(-1), password: word }) };
  },
  changeLesson: async (world) => ({ params: await oneLesson(world), ...json({ cancelled: true }) }),
  resetLesson: async (world) => {
    const params = await oneLesson(world);
    const path = `/courses/${params.id}/lessons/${params.meeting_id}/${params.date}`;
    await world.as('student')('PUT', path, { cancelled: true });
    return { params };
  },
  createTerm: async (world) => {
    await student(world);
    return json({ name: 'Another', first_monday: '2030-09-02', weeks: 16 });
  },
  runImport: async (world) => {
    await student(world);
    return json(someImport);
  },
  undoImport: async (world) => {
    const { body } = await (await student(world))<Named>('POST', '/courses/imports', someImport);
    return { params: { id: body.id } };
  },
  bindEducation: async (world) => {
    await student(world);
    return json({ apiPath: world.outside.url('empty'), apiKey: 'k' });
  },
  deleteEducationBinding: bound,
  syncEducation: bound,
  downloadCalendar: async (world) => {
    const { body } = await (await student(world))<{ url: string }>('POST', '/calendar-feed');
    return { params: { secret: /([\w-]+)\.ics/.exec(body.url)?.[1] ?? '' } };
  },
  showShared: shared,
  readSharedBusy: async (world) => ({
    ...(await shared(world)),
    query: { start_date: '2026-11-18', end_date: '2026-11-19' },
  }),
  showUnsubscribe: unsubscribing,
  unsubscribeMail: unsubscribing,
  confirmProposal: proposal,
  dismissProposal: proposal,
  undoProposal: async (world) => {
    const way = await proposal(world);
    await world.as('student')('POST', `/ai/proposals/${way.params.id}/confirm`);
    return way;
  },
  getAssistantConfig: async (world) => ({
    role: 'admin',
    query: { config_id: (await config(world)).id },
  }),
  toggleAssistantConfig: async (world) => ({
    role: 'admin',
    params: { id: (await config(world)).id },
  }),
  testAssistantConfig: async (world) => ({
    role: 'admin',
    params: { id: (await config(world)).id },
  }),
  importAdminUsers: async () => ({
    role: 'admin',
    ...json({ csv: `username,email\nmany_${Date.now()},m${Date.now()}@example.org` }),
  }),
  endUserSession: async (world) => {
    const id = await studentId(world);
    const { body } = await world.asChief<Listed<Named>>('GET', `/admin/users/${id}/sessions`);
    return { role: 'admin', params: { id, session_id: body.items[0]?.id ?? '' } };
  },
  deleteLog: async (world) => {
    const given = { level: 'info', message: 'Moved' };
    const { body } = await world.asChief<Named>('POST', '/admin/logs', given);
    return { role: 'admin', params: { id: body.id } };
  },
  runJob: async (world) => {
    const { body } = await world.asChief<Listed<Named & { daily: boolean; state: string }>>(
      'GET',
      '/admin/jobs?state=ready&limit=100',
    );
    const job = body.items.find(({ daily, state }) => daily && state === 'ready');
    return { role: 'admin', params: { id: job?.id ?? '' } };
  },
  testMail: async () => ({ role: 'admin', ...json({ to: 'somebody@example.org' }) }),
  deleteBackup: backup,
  downloadBackup: backup,
  exportData: async () => ({ role: 'chief' }),
  ...releaseWays,
  uploadAvatar: async (world) => {
    await student(world);
    return {
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      body: { raw: form(png({ width: 64, height: 64 })) },
    };
  },
};
