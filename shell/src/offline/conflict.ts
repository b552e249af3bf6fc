import type { ConflictField } from '@board/contracts/events/event-map';
import { chooseVersion } from '@board/platform';
import i18next from 'i18next';
import { isRecord } from './is-record.ts';
import type { WaitingWrite } from './queue.ts';

/** Shows what differs and lets the person choose. A thing that is gone leaves nothing to choose. */
export function askWhichVersion(write: WaitingWrite, current: unknown): Promise<'mine' | 'theirs'> {
  if (!isRecord(current)) return Promise.resolve('theirs');
  const body = isRecord(write.body) ? write.body : {};
  const fields = Object.keys(body).filter(
    (field) => JSON.stringify(body[field]) !== JSON.stringify(current[field]),
  );
  return chooseVersion({
    title: i18next.t('conflict.title', { ns: 'shell' }),
    mine: fields.map((field) => shownField(field, body[field])),
    theirs: fields.map((field) => shownField(field, current[field])),
  });
}

function shownField(field: string, value: unknown): ConflictField {
  return { label: fieldLabel(field), value: fieldValue(value) };
}

/** Who owns a thing names its fields: `fields.<name>` in the remote's own catalog. */
function fieldLabel(field: string): string {
  const locale = i18next.language;
  for (const namespace of Object.keys(i18next.getDataByLanguage(locale) ?? {})) {
    const key = `fields.${field}`;
    if (i18next.exists(key, { ns: namespace })) return i18next.t(key, { ns: namespace });
  }
  return field.replaceAll('_', ' ');
}

function fieldValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean')
    return i18next.t(value ? 'conflict.yes' : 'conflict.no', { ns: 'shell' });
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
