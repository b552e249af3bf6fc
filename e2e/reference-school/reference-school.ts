import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lessonsBetween, type SchoolCourse } from './timetable.ts';

/** How it answers: as documented, or as a school’s system does on a bad day. */
export type Manner =
  | 'well'
  | 'wrapped'
  | 'empty'
  | 'silent'
  | 'endless'
  | 'garbage'
  | 'lying'
  | 'broken'
  | 'redirecting';

export interface ReferenceSchool {
  /** What a student enters as API path. */
  apiPath: string;
  /** `host:port` for the operator's allow-list. */
  host: string;
  key: string;
  manner: Manner;
  /** Changes what the documented answer holds. */
  change: (courses: SchoolCourse[]) => SchoolCourse[];
  /** How often it was asked with the right key. */
  asked: number;
  close(): Promise<void>;
}

const chunk = Buffer.alloc(1024 * 1024, ' ');
const endlessChunks = 100;

/** A school that speaks the protocol of docs/education-api.md, on a port of its own. */
export async function startReferenceSchool({
  port = 0,
  key = 'reference-key',
}: {
  port?: number;
  key?: string;
} = {}): Promise<ReferenceSchool> {
  const server = createServer((request, response) => answer(school, request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const school: ReferenceSchool = {
    apiPath: `http://${host}/api/courses`,
    host,
    key,
    manner: 'well',
    change: (courses) => courses,
    asked: 0,
    close: () => closed(server),
  };
  return school;
}

function answer(school: ReferenceSchool, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.authorization !== `Bearer ${school.key}`) {
    response.writeHead(401).end();
    return;
  }
  school.asked += 1;
  const { searchParams } = new URL(request.url ?? '/', 'http://school');
  const start = searchParams.get('start_date') ?? '';
  const end = searchParams.get('end_date') ?? '';
  const courses = school.change(lessonsBetween(start, end));
  const json = (value: unknown) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
  if (school.manner === 'well') json(courses);
  if (school.manner === 'wrapped') json({ data: courses });
  if (school.manner === 'empty') json([]);
  if (school.manner === 'endless') endless(response);
  if (school.manner === 'garbage') response.end('<html>Welcome</html>');
  if (school.manner === 'lying')
    json([{ course_name: 'Physics', date: '2026-02-30', periods: '?' }]);
  if (school.manner === 'broken') response.writeHead(500).end('no database');
  if (school.manner === 'redirecting')
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
}

/** A hundred megabytes, unless the other side hangs up. */
function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  let sent = 0;
  const more = () => {
    while (sent < endlessChunks) {
      sent += 1;
      if (!response.write(chunk)) {
        response.once('drain', more);
        return;
      }
    }
    response.end();
  };
  more();
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
