interface Weighed {
  readonly id: string;
  readonly date: string;
  readonly priority: 'high' | 'medium' | 'low';
}

const weight = { high: 0, medium: 1, low: 2 } as const;

/** What is late comes first, then what matters more. */
export const byWeight = (a: Weighed, b: Weighed): number =>
  a.date.localeCompare(b.date) ||
  weight[a.priority] - weight[b.priority] ||
  a.id.localeCompare(b.id);
