import { type Call, isKeyed } from '@board/contracts/calls/call';
import { scopesFor } from '@board/contracts/constants/api-tokens';
import { errorTable } from '@board/contracts/constants/error-codes';
import type { Locale } from '@board/contracts/constants/locales';
import type { TSchema } from 'typebox';
import { escapeHtml } from '../files/html.ts';
import type { ServedCall } from '../serving/app-type.ts';
import { titleOf } from './call-titles.ts';
import { docsWords } from './docs-words.ts';

/** A page to read: no script, one stylesheet of ours. */
export function docsPage(calls: readonly ServedCall[], locale: Locale): string {
  const said = docsWords[locale];
  const areas = Map.groupBy(calls, ({ call }) => call.path.split('/')[1] ?? '');
  const sections = [...areas].map(
    ([area, served]) =>
      `<section id="${area}"><h2>${area}</h2>${served.map((one) => callHtml(one, locale)).join('')}</section>`,
  );
  const links = [...areas.keys()].map((area) => `<a href="#${area}">${area}</a>`).join(' ');
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${said.title} · Personal Task Board</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${said.title}</h1>
<p>${said.other}</p>
<p>${said.about}</p>
<nav>${links} <a href="#errors">${said.errors}</a></nav>
${sections.join('\n')}
<section id="errors"><h2>${said.errors}</h2><table><thead><tr><th>${said.code}</th><th>${said.status}</th><th>${said.message}</th></tr></thead><tbody>${errorRows(locale)}</tbody></table></section>
</main></body></html>`;
}

function callHtml({ call, schema }: ServedCall, locale: Locale): string {
  const said = docsWords[locale];
  const scopes = scopesFor(call);
  const command = commandFor({ call, schema });
  const parts = [
    `<p>${scopes ? `${said.takes} <code>${scopes.join('</code> <code>')}</code>${call.writesSome ? said.takesSome : ''}` : said.takesNone}</p>`,
    command && `<h4>${said.try}</h4><pre>${escapeHtml(command)}</pre>`,
    part(said.parts.path, schema.params),
    part(said.parts.query, schema.query),
    part(said.parts.body, schema.body),
    schema.upload
      ? `<h4>${said.parts.body}</h4><pre>${Object.values(schema.upload).join(' ')}</pre>`
      : '',
    schema.example === undefined
      ? ''
      : `<h4>${said.parts.example}</h4><pre>${escapeHtml(pretty(schema.example))}</pre>`,
    part(said.parts.reply, schema.reply),
    schema.media ? `<h4>${said.parts.reply}</h4><pre>${schema.media}</pre>` : '',
  ];
  return `<details id="${call.name}"><summary><b>${call.method}</b> <code>/api${escapeHtml(call.path)}</code> <span>${titleOf(call.name, locale)} · ${said.who[call.access]}</span></summary>${parts.join('')}</details>`;
}

/** For a terminal, of what can be sent as it stands: no id has to be known before. */
function commandFor({ call, schema }: ServedCall): string {
  const needsMore = call.path.includes('{') || 'required' in (schema.query ?? {});
  const isWhole = call.method === 'GET' ? !needsMore : !needsMore && schema.example !== undefined;
  if (!scopesFor(call) || !isWhole) return '';
  const body = schema.example === undefined ? '' : JSON.stringify(schema.example);
  return [
    'curl',
    method(call),
    '-H "Authorization: Bearer $TOKEN"',
    isKeyed(call) ? `-H "Idempotency-Key: ${call.name}-1"` : '',
    body && `-H "Content-Type: application/json" -d '${body.replaceAll("'", "'\\''")}'`,
    `"$BOARD/api${call.path}"`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What curl does not guess from the rest. */
const method = ({ method }: Call): string =>
  method === 'GET' || method === 'POST' ? '' : `-X ${method}`;

function part(title: string, schema: TSchema | undefined): string {
  return schema ? `<h4>${title}</h4><pre>${escapeHtml(pretty(schema))}</pre>` : '';
}

function errorRows(locale: Locale): string {
  return Object.entries(errorTable)
    .map(
      ([code, error]) =>
        `<tr><td><code>${code}</code></td><td>${error.status}</td><td>${escapeHtml(error[locale])}</td></tr>`,
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
