import type { Class, ClassPost } from '@board/contracts/calls/classes';
import { newId } from '../server/src/database/ids.ts';
import { today } from './grown/days.ts';
import { growBoard } from './grown/grown-board.ts';
import { addPeople } from './grown/people.ts';
import { Person } from './prove/running/person.ts';
import { engines } from './prove/running/place.ts';
import { goal, say } from './web/report.ts';

/** How long an assignment takes to a class of two hundred, and whom it holds up meanwhile. */
const members = 200;
const classId = newId();

const met: boolean[] = [];
for (const engine of engines) {
  const board = await growBoard(engine, async (tx) => {
    const people = await addPeople(tx, members + 2);
    const at = new Date().toISOString();
    const [teacher, , ...students] = people;
    await tx.query
      .insertInto('classes')
      .values({
        id: classId,
        owner_id: teacher?.id ?? '',
        name: 'Group 2',
        course: 'Algebra',
        code: 'AAAABBBB',
        created_at: at,
      })
      .execute();
    await tx.query
      .insertInto('class_members')
      .values(
        students.map(({ id }) => ({
          user_id: id,
          class_id: classId,
          course: 'Algebra',
          shows_name: 0 as const,
          is_heir: 0 as const,
          muted: 0 as const,
          joined_at: at,
        })),
      )
      .execute();
    return people;
  });
  try {
    const { url } = board.instance;
    const [teacher, other] = board.people.map(({ token }) => new Person(token, ''));
    if (!teacher || !other) throw new Error('Nobody is there');
    const path = `/classes/${classId}`;
    const lesson = { kind: 'assignment', title: 'Sheet', date: today };
    // The second one is measured: with the first, everything is read and compiled for the first time.
    await reached(teacher, url, path, lesson);
    const waits: number[] = [];
    let isOn = true;
    const meanwhile = (async () => {
      while (isOn) {
        const began = performance.now();
        const task = { title: 'Buy milk', date: today };
        const { status } = await other.send(url, 'POST', '/tasks', { body: task, key: newId() });
        if (status !== 201) throw new Error(`Somebody else's task answered ${status}`);
        waits.push(performance.now() - began);
      }
    })();
    const took = await reached(teacher, url, path, lesson);
    isOn = false;
    await meanwhile;
    say(`${engine}: ${waits.length} writes of somebody else meanwhile`);
    met.push(
      goal(`${engine}: seconds to ${members} boards`, took / 1000, 2),
      goal(`${engine}: longest write of somebody else, ms`, Math.max(...waits), 500),
    );
  } finally {
    await board.remove();
  }
}
process.exitCode = met.every(Boolean) ? 0 : 1;

async function reached(teacher: Person, url: string, path: string, body: object): Promise<number> {
  const began = performance.now();
  const { status, body: post } = await teacher.send<ClassPost>(url, 'POST', `${path}/posts`, {
    body,
    key: newId(),
  });
  if (status !== 201) throw new Error(`The post answered ${status} ${JSON.stringify(post)}`);
  for (;;) {
    const { items } = await teacher.get<Progress>(url, `${path}/progress`);
    if (items.find(({ post_id: id }) => id === post.id)?.on_boards === members)
      return performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Progress {
  items: { post_id: Class['id']; on_boards: number }[];
}
