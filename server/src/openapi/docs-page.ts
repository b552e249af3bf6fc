import { errorTable } from '@board/contracts/constants/error-codes';
import type { TSchema } from 'typebox';
import type { ServedCall } from '../app-type.ts';
import { escapeHtml } from '../html.ts';
import { words } from './document.ts';

/** A page to read: no script, one stylesheet of ours. */
export function docsPage(calls: readonly ServedCall[]): string {
  const areas = Map.groupBy(calls, ({ call }) => call.path.split('/')[1] ?? '');
  const sections = [...areas].map(
    ([area, served]) =>
      `<section id="${area}"><h2>${area}</h2>${served.map(callHtml).join('')}</section>`,
  );
  const links = [...areas.keys()].map((area) => `<a href="#${area}">${area}</a>`).join(' ');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API · Personal Task Board</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>API</h1>
<p>Every call is below <code>/api</code> and speaks JSON. Send <code>Authorization: Bearer …</code> with the token of a sign-in. The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav>${links} <a href="#errors">errors</a></nav>
${sections.join('\n')}
<section id="errors"><h2>errors</h2><table><thead><tr><th>Code</th><th>Status</th><th>Message</th></tr></thead><tbody>${errorRows()}</tbody></table></section>
</main></body></html>`;
}

function callHtml({ call, schema }: ServedCall): string {
  const parts = [
    part('Path', schema.params),
    part('Query', schema.query),
    part('Body', schema.body),
    schema.upload ? `<h4>Body</h4><pre>${Object.values(schema.upload).join(' ')}</pre>` : '',
    schema.example === undefined
      ? ''
      : `<h4>Example</h4><pre>${escapeHtml(pretty(schema.example))}</pre>`,
    part('Reply', schema.reply),
    schema.media ? `<h4>Reply</h4><pre>${schema.media}</pre>` : '',
  ];
  const own = { public: 'no token', token: 'a token of its own kind' } as const;
  const who = call.access in own ? own[call.access as keyof typeof own] : call.access;
  return `<details id="${call.name}"><summary><b>${call.method}</b> <code>/api${escapeHtml(call.path)}</code> <span>${words(call.name)} · ${who}</span></summary>${parts.join('')}</details>`;
}

function part(title: string, schema: TSchema | undefined): string {
  return schema ? `<h4>${title}</h4><pre>${escapeHtml(pretty(schema))}</pre>` : '';
}

function errorRows(): string {
  return Object.entries(errorTable)
    .map(
      ([code, { status, en }]) =>
        `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(en)}</td></tr>`,
    )
    .join('');
}

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
details { border-block-start: 1px solid; padding: 0.5rem 0; }
summary { cursor: pointer; }
pre { overflow: auto; padding: 0.5rem; border: 1px solid; max-height: 30rem; }
table { border-collapse: collapse; }
td, th { text-align: start; padding: 0.2rem 0.8rem 0.2rem 0; }
`;
