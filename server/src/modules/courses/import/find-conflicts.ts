import type { ImportConflict } from '@board/contracts/schemas/course-imports';
import type { Course } from '@board/contracts/schemas/courses';

const shown = 50;

/** Two courses at one time, each pair once with its first day. The same course twice is no conflict. */
export function findConflicts(
  existing: readonly Course[],
  imported: readonly Course[],
): ImportConflict[] {
  const byDate = Map.groupBy(existing, (lesson) => lesson.date);
  /** By name, those it was found with, and itself. */
  const met = new Map<string, Set<string>>();
  const metBy = (name: string): Set<string> => {
    const names = met.get(name) ?? new Set([name]);
    met.set(name, names);
    return names;
  };
  const found: ImportConflict[] = [];

  for (const lesson of imported) {
    const sameDay = byDate.get(lesson.date) ?? [];
    const names = metBy(lesson.name);
    for (const other of sameDay) {
      if (names.has(other.name) || !overlap(lesson.time, other.time)) continue;
      names.add(other.name);
      metBy(other.name).add(lesson.name);
      found.push({
        course_name: lesson.name,
        other: other.name,
        existing: existing.includes(other),
        date: lesson.date,
        time: lesson.time,
      });
      if (found.length === shown) return found;
    }
    sameDay.push(lesson);
    byDate.set(lesson.date, sameDay);
  }
  return found;
}

function overlap(a: string, b: string): boolean {
  return a.slice(0, 5) < b.slice(6) && b.slice(0, 5) < a.slice(6);
}
