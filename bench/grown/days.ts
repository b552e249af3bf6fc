const dayMs = 24 * 60 * 60_000;

export const today = new Date().toISOString().slice(0, 10);

export const dayFrom = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
