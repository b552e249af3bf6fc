import type { ErrorReply } from '@board/contracts/calls/error-reply';
import { locales } from '@board/contracts/constants/locales';
import { boardForAll, describeOnEngines } from './engines.ts';
import { operationsOf } from './hostile/operations.ts';

jest.setTimeout(120_000);

const han = /\p{Script=Han}/u;
const id = '01930000-0000-7000-8000-000000000001';
/** What no field takes, of every kind. */
const wrong = ['', -1, 1e12, 'x'.repeat(3_000), '2026-13-41', null, [], {}];

describeOnEngines('an error', () => {
  const board = boardForAll();

  test('is told in the language that is asked for, and so is what is wrong with each field', async () => {
    const document = (await board.anybody.send('GET', '/api/openapi.json')).json();
    const person = await board.asUser();
    const others: string[] = [];
    let details = 0;
    for (const { method, path, fields } of operationsOf(document)) {
      if (fields.length === 0) continue;
      const sent = [
        {},
        { nonsense: 1 },
        ...wrong.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
      ];
      for (const each of sent)
        for (const locale of locales) {
          const url = path.replace(/\{\w+\}/g, id);
          const reply = await person.send(method, url, each, { 'accept-language': locale });
          if (reply.statusCode < 400 || !reply.body.startsWith('{')) continue;
          const said: ErrorReply = reply.json();
          details += said.details?.length ?? 0;
          for (const { message } of [said, ...(said.details ?? [])])
            if (han.test(message) !== (locale === 'zh-CN'))
              others.push(`${locale} ${method} ${path} ${said.code}: ${message}`);
        }
    }
    expect(others).toEqual([]);
    expect(details).toBeGreaterThan(500);
  });
});
