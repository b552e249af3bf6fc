const dayMs = 86_400_000;

/** The seven days, Monday first, of the week in which a day lies; days are 'YYYY-MM-DD'. */
export function weekOf(day: string): string[] {
  const instant = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(instant).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) =>
    new Date(instant + (index - sinceMonday) * dayMs).toISOString().slice(0, 10),
  );
}
