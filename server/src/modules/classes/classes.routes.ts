import * as calls from '@board/contracts/calls/classes';
import { classSchemas as schemas } from '@board/contracts/schemas/classes';
import type { App } from '../../app-type.ts';
import type { House } from '../../area.ts';
import { serve } from '../../routes.ts';
import { read, single } from '../../transaction.ts';
import { ownClass } from './class-rules.ts';
import { classesOf } from './classes.repository.ts';
import { closeClass } from './close-class.ts';
import { createClass, renewClassCode } from './create-class.ts';
import { changeMembership, leaveClass } from './members/change-membership.ts';
import { joinClass } from './members/join-class.ts';
import { openMembers } from './members/members.repository.ts';
import { reportClass } from './members/report-class.ts';
import { endClassOffer } from './owner/end-offer.ts';
import { offerClass } from './owner/offer-class.ts';
import { takeOverClass } from './owner/take-over.ts';
import { updatePost, withdrawPost } from './posts/change-post.ts';
import { createPost } from './posts/create-post.ts';
import { listPosts } from './posts/list-posts.ts';
import { progressOf } from './posts/posts.repository.ts';

const done = { success: true };

export function classRoutes(app: App, { tell }: Pick<House, 'tell'>): void {
  serve(app, calls.listClasses, schemas.listClasses, async (ctx) => ({
    items: await classesOf(single(ctx), ctx.actor.userId),
  }));
  serve(app, calls.createClass, schemas.createClass, (ctx, { body }) => createClass(ctx, body));
  serve(app, calls.renewClassCode, schemas.renewClassCode, (ctx, { params }) =>
    renewClassCode(ctx, params.id),
  );
  serve(app, calls.closeClass, schemas.closeClass, async (ctx, { params }) => {
    await closeClass(ctx, params.id);
    return done;
  });
  serve(app, calls.offerClass, schemas.offerClass, (ctx, { params, body }) =>
    offerClass(ctx, tell, params.id, body.username),
  );
  serve(app, calls.endClassOffer, schemas.endClassOffer, (ctx, { params }) =>
    endClassOffer(ctx, tell, params.id),
  );
  serve(app, calls.takeOverClass, schemas.takeOverClass, (ctx, { params }) =>
    takeOverClass(ctx, tell, params.id),
  );

  serve(app, calls.joinClass, schemas.joinClass, (ctx, { body }) => joinClass(ctx, body));
  serve(app, calls.changeMembership, schemas.changeMembership, (ctx, { params, body }) =>
    changeMembership(ctx, params.id, body.shows_name),
  );
  serve(app, calls.leaveClass, schemas.leaveClass, async (ctx, { params }) => {
    await leaveClass(ctx, params.id);
    return done;
  });
  serve(app, calls.reportClass, schemas.reportClass, async (ctx, { params, body }) => {
    await reportClass(ctx, tell, params.id, body.text);
    return done;
  });

  serve(app, calls.listClassMembers, schemas.listClassMembers, (ctx, { params, query }) =>
    read(ctx, async (connection) => {
      const { id } = await ownClass(ctx, connection, params.id);
      return { items: await openMembers(connection, ctx.actor.userId, id, query.post_id) };
    }),
  );
  serve(app, calls.getClassProgress, schemas.getClassProgress, (ctx, { params }) =>
    read(ctx, async (connection) => {
      const { id } = await ownClass(ctx, connection, params.id);
      return { items: await progressOf(connection, id) };
    }),
  );

  serve(app, calls.listClassPosts, schemas.listClassPosts, (ctx, { params, query }) =>
    listPosts(ctx, params.id, query),
  );
  serve(app, calls.createClassPost, schemas.createClassPost, (ctx, { params, body }) =>
    createPost(ctx, params.id, body),
  );
  serve(app, calls.updateClassPost, schemas.updateClassPost, (ctx, { params, body, ifMatch }) =>
    updatePost(ctx, params, body, ifMatch),
  );
  serve(app, calls.withdrawClassPost, schemas.withdrawClassPost, async (ctx, { params }) => {
    await withdrawPost(ctx, params);
    return done;
  });
}
