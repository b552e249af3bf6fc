/** Many models write a fence around it, whatever they are told. */
export function jsonIn(reply: string): unknown {
  try {
    return JSON.parse(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
