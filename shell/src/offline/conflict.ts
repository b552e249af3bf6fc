import type { ConflictField, KeptVersion } from '@board/contracts/events/event-map';
import { chooseVersion } from '@board/platform';
import i18next from 'i18next';
import { isRecord } from '../base/is-record.ts';
import type { WaitingWrite } from '../kept/queue.ts';

/** Shows what differs and lets the person choose. A thing that is gone leaves nothing to choose. */
export async function askWhichVersion(write: WaitingWrite, current: unknown): Promise<KeptVersion> {
  if (!isRecord(current)) return 'theirs';
  const body = isRecord(write.body) ? write.body : {};
  const fields = Object.keys(body).filter(
    (field) => isReadable(body[field]) && body[field] !== current[field],
  );
  const name = [current.title, current.name].find((each) => typeof each === 'string');
  return chooseVersion({
    title:
      name === undefined
        ? i18next.t('conflict.title', { ns: 'shell' })
        : i18next.t('conflict.titleOf', { ns: 'shell', name }),
    mine: fields.map((field) => shownField(field, body[field])),
    theirs: fields.map((field) => shownField(field, current[field])),
    made: { mine: write.at, ...madeAt(current) },
  });
}

const madeAt = ({ updated_at }: Record<string, unknown>) =>
  typeof updated_at === 'string' ? { theirs: Date.parse(updated_at) } : {};

/** Lists and the like say nothing to a person; the field that they belong to does. */
function isReadable(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function shownField(field: string, value: unknown): ConflictField {
  return { label: word(`field.${field}`) ?? field.replaceAll('_', ' '), value: said(field, value) };
}

function said(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean')
    return i18next.t(value ? 'conflict.yes' : 'conflict.no', { ns: 'shell' });
  return word(`${field}.${value}`) ?? String(value);
}

/** Who owns a thing names its fields and their values in the remote's own catalog: `field.title`, `priority.high`. */
function word(key: string): string | undefined {
  const namespaces = Object.keys(i18next.getDataByLanguage(i18next.language) ?? {});
  const ns = namespaces.find((each) => i18next.exists(key, { ns: each }));
  return ns && i18next.t(key, { ns });
}
