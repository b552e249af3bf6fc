import type { Locale } from '@board/contracts/constants/locales';
import { adminRoles } from '@board/contracts/constants/roles';
import type { PublicContext } from '../../../../context.ts';
import type { Transaction } from '../../../../database/connection.ts';
import { failureText, keptFailure } from '../../../../kept-failure.ts';
import type { Tell, Told } from '../../../../tell.ts';

const words: Record<Locale, (why: string) => Pick<Told, 'title' | 'message'>> = {
  'zh-CN': (why) => ({
    title: '备份恢复演练失败',
    message: `${why}。请尽快处理：需要时可能无法恢复。`,
  }),
  en: (why) => ({
    title: 'A backup could not be restored for practice',
    message: `${why}. Look into it soon: it may not be there when it is needed.`,
  }),
};

/** Everybody who administrates, each in his language. */
export async function tellOfFailedDrill(
  ctx: PublicContext,
  tx: Transaction,
  tell: Tell,
  error: unknown,
): Promise<void> {
  const kept = keptFailure(error);
  const people = await tx.query
    .selectFrom('users')
    .select(['id', 'locale'])
    .where('role', 'in', [...adminRoles])
    .where('status', '=', 'active')
    .execute();
  for (const { id, locale } of people) {
    await tell(ctx, tx, {
      userId: id,
      ...words[locale](failureText(kept, locale)),
      type: 'error',
      category: 'system',
      actionUrl: '/admin/health',
    });
  }
}
