import * as calls from '@board/contracts/calls/classes';
import { classSchemas as schemas } from '@board/contracts/schemas/classes';
import type { House } from '../../area/area.ts';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { read, single } from '../../writing/transaction.ts';
import { ownClass } from './class-rules.ts';
import { classesOf } from './classes.repository.ts';
import { closeClass } from './close-class.ts';
import { createClass } from './create-class.ts';
import { changeMembership, leaveClass } from './members/change-membership.ts';
import { joinClass, lookAtClass } from './members/join-class.ts';
import { openMembers, unnamedMembers } from './members/members.repository.ts';
import { removeMember, removeUnnamed } from './members/remove-member.ts';
import { endClassOffer } from './owner/end-offer.ts';
import { offerClass } from './owner/offer-class.ts';
import { takeOverClass } from './owner/take-over.ts';
import { updatePost, withdrawPost } from './posts/change-post.ts';
import { createPost } from './posts/create-post.ts';
import { listPosts } from './posts/list-posts.ts';
import { progressOf } from './posts/posts.repository.ts';
import { renameClass } from './rename-class.ts';
import { renewClassCode } from './renew-class-code.ts';
import { answerReport } from './reports/answer-report.ts';
import { listReports } from './reports/list-reports.ts';
import { reportClass } from './reports/report-class.ts';

export function classRoutes(app: App, { tell }: Pick<House, 'tell'>): void {
  const { serve } = serving(app, calls, schemas);
  serve('listClasses', async (ctx) => ({
    items: await classesOf(single(ctx), ctx.actor.userId),
  }));
  serve('createClass', (ctx, { body }) => createClass(ctx, body));
  serve('updateClass', (ctx, { params, body }) => renameClass(ctx, params.id, body.name));
  serve('renewClassCode', (ctx, { params }) => renewClassCode(ctx, params.id));
  serve('closeClass', (ctx, { params }) => done(closeClass(ctx, params.id)));
  serve('offerClass', (ctx, { params, body }) => offerClass(ctx, tell, params.id, body.username));
  serve('endClassOffer', (ctx, { params }) => endClassOffer(ctx, tell, params.id));
  serve('takeOverClass', (ctx, { params }) => takeOverClass(ctx, tell, params.id));

  serve('lookAtClass', (ctx, { body }) => lookAtClass(ctx, body.code));
  serve('joinClass', (ctx, { body }) => joinClass(ctx, body));
  serve('changeMembership', (ctx, { params, body }) => changeMembership(ctx, params.id, body));
  serve('leaveClass', (ctx, { params }) => done(leaveClass(ctx, params.id)));
  serve('reportClass', (ctx, { params, body }) =>
    done(reportClass(ctx, tell, params.id, body.text)),
  );
  serve('listClassReports', (ctx, { query }) => listReports(ctx, query));
  serve('answerClassReport', (ctx, { params, body }) => answerReport(ctx, tell, params.id, body));

  serve('listClassMembers', (ctx, { params, query }) =>
    read(ctx, async (connection) => {
      const { id } = await ownClass(ctx, connection, params.id);
      const { userId } = ctx.actor;
      const unnamed = await unnamedMembers(connection, userId, id);
      return {
        items: await openMembers(connection, userId, id, query.post_id),
        unnamed: unnamed.map(({ joined_at }) => joined_at),
      };
    }),
  );
  serve('removeClassMember', (ctx, { params }) => done(removeMember(ctx, tell, params)));
  serve('removeUnnamedMember', (ctx, { params, query }) =>
    done(removeUnnamed(ctx, tell, { ...params, ...query })),
  );
  serve('getClassProgress', (ctx, { params }) =>
    read(ctx, async (connection) => {
      const { id } = await ownClass(ctx, connection, params.id);
      return { items: await progressOf(connection, id) };
    }),
  );

  serve('listClassPosts', (ctx, { params, query }) => listPosts(ctx, params.id, query));
  serve('createClassPost', (ctx, { params, body }) => createPost(ctx, params.id, body));
  serve('updateClassPost', (ctx, { params, body, ifMatch }) =>
    updatePost(ctx, params, body, ifMatch),
  );
  serve('withdrawClassPost', (ctx, { params }) => done(withdrawPost(ctx, params)));
}
