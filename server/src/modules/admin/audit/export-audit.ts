import type { Locale } from '@board/contracts/constants/locales';
import type { AuditEntry } from '@board/contracts/schemas/admin';
import type { Context } from '../../../context/context.ts';
import { pagesAfter } from '../../../database/pages-after.ts';
import { csvFile, csvLine } from '../../../files/csv.ts';
import { single } from '../../../writing/transaction.ts';
import { findAuditEntries } from './audit.repository.ts';
import { type AuditQuery, auditFilter } from './list-audit.ts';

/** In the order of the columns. */
const heads: Record<Locale, Record<keyof AuditEntry, string>> = {
  'zh-CN': {
    id: '编号',
    at: '时间',
    actor_id: '操作人编号',
    actor_name: '操作人',
    action: '操作',
    target: '对象',
    details: '详情',
    request_id: '请求编号',
    address: '地址',
  },
  en: {
    id: 'id',
    at: 'time',
    actor_id: 'id of who did it',
    actor_name: 'who did it',
    action: 'action',
    target: 'target',
    details: 'details',
    request_id: 'request',
    address: 'address',
  },
};
const columns = Object.keys(heads.en) as (keyof AuditEntry)[];
const rowsAtOnce = 1_000;

/** All that is found, piece by piece, so that a log of any length takes the same memory. */
export async function* exportAudit(ctx: Context, query: AuditQuery): AsyncGenerator<string> {
  const filter = auditFilter(ctx, query);
  yield csvFile(Object.values(heads[ctx.locale]));
  const next = ({ id: before }: { id: string | undefined }, limit: number) =>
    findAuditEntries(single(ctx), filter, { before, limit });
  for await (const rows of pagesAfter({ id: undefined }, rowsAtOnce, next)) {
    yield rows.map((row) => csvLine(columns.map((column) => row[column]))).join('');
  }
}
