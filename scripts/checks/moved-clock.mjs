// Loaded by every process of `npm test -- --clock …`, before anything else.
const now = () => RealDate.now() + Number(process.env.TEST_CLOCK_MOVED);
const RealDate = Date;

// Not a class of its own: libraries copy the methods of `Date.prototype`.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, made) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
