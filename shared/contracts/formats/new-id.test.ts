import { newId } from './new-id.ts';

describe('an id', () => {
  it('sorts after those that were made before it, within one millisecond too', () => {
    const now = Date.now();
    const ids = Array.from({ length: 10_000 }, () => newId(now));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('sorts after them when the clock was set back', () => {
    const before = newId(Date.now() + 60_000);
    expect(newId() > before).toBe(true);
  });

  it('is a UUID of version 7 that starts with its time, or with that of the one before', () => {
    const now = Date.now();
    const id = newId(now);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBeGreaterThanOrEqual(now);
  });
});
