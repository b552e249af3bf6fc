import type { Locale } from '@board/contracts/constants/locales';
import type { Tell, Told } from '../../../../area/tell.ts';
import type { PublicContext } from '../../../../context/context.ts';
import type { Transaction } from '../../../../database/connection.ts';
import { failureText, keptFailure } from '../../../../errors/kept-failure.ts';
import { administratorsToTell } from '../../../../people/administrators.repository.ts';

const words: Record<Locale, (why: string) => Pick<Told, 'title' | 'message'>> = {
  'zh-CN': (why) => ({
    title: '备份恢复演练失败',
    message: `${why}。请尽快处理：需要时可能无法恢复。`,
  }),
  en: (why) => ({
    title: 'The test restore of a backup failed',
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
  for (const { id, locale } of await administratorsToTell(tx)) {
    await tell(ctx, tx, {
      userId: id,
      ...words[locale](failureText(kept, locale)),
      type: 'error',
      category: 'system',
      actionUrl: '/admin/health',
    });
  }
}
