import * as calls from '@board/contracts/calls/assistant';
import { assistantLimits } from '@board/contracts/constants/assistant';
import { assistantSchemas as schemas } from '@board/contracts/schemas/assistant';
import type { FastifyReply } from 'fastify';
import type { House } from '../../area/area.ts';
import type { Context } from '../../context/context.ts';
import type { App } from '../../serving/app-type.ts';
import { serving } from '../../serving/serving.ts';
import { assistantConfigRoutes } from './assistant-configs.routes.ts';
import { OpenReplies } from './chat/open-replies.ts';
import { assistantStatus } from './chat/status.ts';
import { streamChat } from './chat/stream-chat.ts';
import { readFile } from './files/read-file.ts';
import { pictureReader } from './pictures/picture-reader.ts';
import { readPicture } from './pictures/read-picture.ts';
import { readTimetablePicture } from './pictures/read-timetable-picture.ts';
import { confirmProposal, undoProposal } from './proposals/confirm-proposal.ts';
import { dismissProposal } from './proposals/dismiss-proposal.ts';

/** A picture or file in base64, whom it goes to, and what is asked. */
const pictureBodyLimit = assistantLimits.pictureBase64 + 32 * 1024;

export function assistantRoutes(app: App, { areas }: Pick<House, 'areas'>): void {
  const { serve } = serving(app, calls, schemas);
  const tools = areas.flatMap((area) => area.tools ?? []);
  const intents = areas.flatMap((area) => area.intents ?? []);
  const kinds = areas.flatMap((area) => area.proposals ?? []);
  const replies = new OpenReplies(app);
  serve('streamChat', { raw: true }, (ctx, { body, reply }) =>
    streamChat(
      ctx,
      replies,
      { message: body.message, history: body.history ?? [], tools, intents },
      reply,
    ),
  );
  serve('getAssistantStatus', (ctx) => assistantStatus(ctx));
  serve('getPictureReader', (ctx) => pictureReader(ctx));
  /** Who leaves waits for no picture any more. */
  const seeing = async <Seen>(
    ctx: Context,
    reply: FastifyReply,
    see: (signal: AbortSignal) => Promise<Seen>,
  ): Promise<Seen> => {
    const { signal, abort, close } = replies.begin(ctx);
    reply.raw.once('close', abort);
    return see(signal).finally(close);
  };
  serve('readTimetablePicture', { bodyLimit: pictureBodyLimit }, (ctx, { body, reply }) =>
    seeing(ctx, reply, async (signal) => ({
      lessons: await readTimetablePicture(ctx, body, signal),
    })),
  );
  serve('readPicture', { bodyLimit: pictureBodyLimit }, (ctx, { body, reply }) =>
    seeing(ctx, reply, (signal) => readPicture(ctx, tools, body, signal)),
  );
  serve('readFile', { bodyLimit: pictureBodyLimit }, (ctx, { body, reply }) =>
    seeing(ctx, reply, (signal) => readFile(ctx, tools, body, signal)),
  );
  serve('confirmProposal', (ctx, { params }) => confirmProposal(ctx, kinds, params.id));
  serve('undoProposal', (ctx, { params }) => undoProposal(ctx, kinds, params.id));
  serve('dismissProposal', (ctx, { params }) => dismissProposal(ctx, params.id));
  assistantConfigRoutes(app);
}
