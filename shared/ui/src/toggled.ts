/** With that one, or without it where it was among them. */
export function toggled<One>(all: ReadonlySet<One>, one: One): ReadonlySet<One> {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
}
