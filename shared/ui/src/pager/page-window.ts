export type PageStep = number | 'gap-before' | 'gap-after';

/** The pages to offer: the first, the last, the current one and its neighbours. */
export function pageWindow(page: number, totalPages: number): readonly PageStep[] {
  const near = [1, page - 1, page, page + 1, totalPages].filter(
    (candidate) => candidate >= 1 && candidate <= totalPages,
  );
  const steps: PageStep[] = [];
  let previous = 0;
  for (const candidate of [...new Set(near)].sort((a, b) => a - b)) {
    if (candidate === previous + 2) {
      steps.push(previous + 1);
    } else if (candidate > previous + 2) {
      steps.push(candidate > page ? 'gap-after' : 'gap-before');
    }
    steps.push(candidate);
    previous = candidate;
  }
  return steps;
}
