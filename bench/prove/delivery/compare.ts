import type { Tally } from './cycle.ts';
import type { Arrival, PostOffice } from './post-office.ts';
import type { People, Recipient } from './recipients.ts';

interface Way {
  name: string;
  address: (recipient: Recipient) => string;
  arrivals: Arrival[];
  /** Once, or at least once and known again by its identity. */
  mayDouble: boolean;
}

interface Outcome {
  lines: string[];
  findings: string[];
}

/** Everything that was promised beside everything that arrived, on each of the three ways. */
export async function compare(
  url: string,
  people: People,
  office: PostOffice,
  tally: Tally,
  mostDoubled: number,
): Promise<Outcome> {
  const listed = await inLists(url, people);
  const ways: Way[] = [
    {
      name: 'in the list',
      address: ({ address }) => address,
      arrivals: listed.arrivals,
      mayDouble: false,
    },
    {
      name: 'by mail',
      address: ({ address }) => address,
      arrivals: office.mails(),
      mayDouble: true,
    },
    {
      name: 'by push',
      address: ({ path }) => path,
      arrivals: office.pushes(people.browsers),
      mayDouble: true,
    },
  ];
  const outcomes = ways.map((way) => compareWay(way, tally, mostDoubled));
  return {
    lines: outcomes.flatMap(({ lines }) => lines),
    findings: [...listed.findings, ...outcomes.flatMap(({ findings }) => findings)],
  };
}

async function inLists(
  url: string,
  { recipients }: People,
): Promise<{ arrivals: Arrival[]; findings: string[] }> {
  const arrivals: Arrival[] = [];
  const findings: string[] = [];
  for (const { person, address } of recipients) {
    const items = await person.all<{ id: string; title: string }>(url, '/notifications');
    for (const { id, title } of items) arrivals.push({ to: address, title, identity: id });
    const { unread } = await person.get<{ unread: number }>(url, '/notifications?limit=1');
    if (unread !== items.length) findings.push(`${items.length} unread are counted as ${unread}`);
  }
  return { arrivals, findings };
}

function compareWay(
  { name, address, arrivals, mayDouble }: Way,
  { promises }: Tally,
  mostDoubled: number,
): Outcome {
  const found = new Map<string, string[]>();
  for (const { to, title, identity } of arrivals) {
    const key = `${to} ${title}`;
    found.set(key, [...(found.get(key) ?? []), identity]);
  }
  const findings: string[] = [];
  let [expected, lost, doubled, known] = [0, 0, 0, 0];
  for (const { title, recipients } of promises) {
    for (const recipient of recipients) {
      expected += 1;
      const key = `${address(recipient)} ${title}`;
      const [first, ...doubles] = found.get(key) ?? [];
      found.delete(key);
      if (first === undefined) {
        lost += 1;
        findings.push(`${name}: ${key} never arrived`);
        continue;
      }
      const same = doubles.filter((identity) => identity === first).length;
      doubled += doubles.length;
      known += same;
      if (doubles.length > (mayDouble ? same : 0)) {
        findings.push(`${name}: ${key} arrived as ${[first, ...doubles].join(', ')}`);
      }
    }
  }
  for (const key of found.keys()) findings.push(`${name}: nobody sent ${key}`);
  if (doubled > mostDoubled) findings.push(`${name}: ${doubled} doubled, ${mostDoubled} at most`);
  const doubles = mayDouble
    ? `doubled ${doubled}, known as the same ${known}`
    : `doubled ${doubled}`;
  return {
    lines: [
      `  ${name}: ${expected} promised, ${arrivals.length} arrived, lost ${lost}, ${doubles}`,
    ],
    findings,
  };
}
