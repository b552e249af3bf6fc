import type { Course, ImportConflict } from '@board/contracts/schemas/courses';

const shown = 50;

/** Two courses at one time, each pair once with its first day. The same course twice is no conflict. */
export function findConflicts(
  existing: readonly Course[],
  imported: readonly Course[],
): ImportConflict[] {
  const byDate = new Map<string, Course[]>();
  for (const lesson of existing)
    byDate.set(lesson.date, [...(byDate.get(lesson.date) ?? []), lesson]);
  const found = new Map<string, ImportConflict>();

  for (const lesson of imported) {
    const sameDay = byDate.get(lesson.date) ?? [];
    for (const other of sameDay) {
      if (lesson.name === other.name || !overlap(lesson.time, other.time)) continue;
      const key = JSON.stringify([lesson.name, other.name].sort());
      if (found.has(key)) continue;
      found.set(key, {
        course_name: lesson.name,
        other: other.name,
        existing: existing.includes(other),
        date: lesson.date,
        time: lesson.time,
      });
    }
    byDate.set(lesson.date, [...sameDay, lesson]);
  }
  return [...found.values()].slice(0, shown);
}

function overlap(a: string, b: string): boolean {
  return a.slice(0, 5) < b.slice(6) && b.slice(0, 5) < a.slice(6);
}
