import type { testAssistantConfig } from '@board/contracts/calls/assistant-configs';
import type { ReplyOf } from '@board/contracts/calls/call';
import type { Context } from '../../../context/context.ts';
import { messageOf, ServiceError } from '../../../errors/errors.ts';
import { countOutgoing } from '../../../limits/throttle.ts';
import { single } from '../../../writing/transaction.ts';
import { noteSuccess } from '../chat/note-outcome.ts';
import { usualPatience } from '../provider/patience.ts';
import { ProviderFailure } from '../provider/provider-failure.ts';
import { streamCompletion } from '../provider/stream-completion.ts';
import { reserveTest } from '../usage/reserve.ts';
import { openKey } from './config-key.ts';
import { findConfig } from './configs.repository.ts';

type TestResult = ReplyOf<typeof testAssistantConfig>;

const passed = { 'zh-CN': '连接成功', en: 'The provider answered' } as const;
const question = 'Reply with OK.';

/** Asks the provider one short question, with the key that is stored. */
export async function testConfig(ctx: Context, id: string): Promise<TestResult> {
  const row = await findConfig(single(ctx), { id });
  if (!row) throw new ServiceError('assistant.config_not_found');
  await countOutgoing(ctx, row.base_url);
  await reserveTest(ctx, row);
  const started = performance.now();
  const latency = () => Math.round(performance.now() - started);
  try {
    const parts = streamCompletion(
      ctx.outbound,
      {
        baseUrl: row.base_url,
        apiKey: openKey(ctx, row),
        model: row.model,
        messages: [{ role: 'user', content: question }],
        tools: [],
        maxTokens: 8,
        signal: new AbortController().signal,
      },
      usualPatience,
    );
    await parts.next();
    await parts.return(undefined);
    await noteSuccess(ctx, row);
    return { success: true, latency_ms: latency(), code: null, message: passed[ctx.locale] };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const said = error.asServiceError();
    return {
      success: false,
      latency_ms: latency(),
      code: said.code,
      message: messageOf(said, ctx.locale),
    };
  }
}
