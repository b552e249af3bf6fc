import type { ConflictField, KeptVersion } from '@board/contracts/events/event-map';
import { isRecord } from '@board/federation/shape';
import { chooseVersion } from '@board/platform';
import { boardState, textAnywhere, textsOf } from '@board/platform/host';
import type { WaitingWrite } from '../kept/queue.ts';

/** Shows what differs and lets the person choose. A thing that is gone leaves nothing to choose. */
export async function askWhichVersion(write: WaitingWrite, current: unknown): Promise<KeptVersion> {
  if (!isRecord(current)) return 'theirs';
  const body = isRecord(write.body) ? write.body : {};
  const fields = Object.keys(body).filter(
    (field) => isReadable(body[field]) && body[field] !== current[field],
  );
  const name = [current.title, current.name].find((each) => typeof each === 'string') ?? '';
  return chooseVersion({
    title: shellText(name ? 'conflict.titleOf' : 'conflict.title', { name }),
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
  if (typeof value === 'boolean') return shellText(value ? 'conflict.yes' : 'conflict.no');
  return word(`${field}.${value}`) ?? String(value);
}

/** Who owns a thing names its fields and their values in the remote's own catalog: `field.title`, `priority.high`. */
const word = (key: string): string | undefined => textAnywhere(boardState.locale, key);

const shellText = (key: string, values = {}): string =>
  textsOf(boardState.locale, 'shell')(key, values);
