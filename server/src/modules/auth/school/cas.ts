import { ServiceError } from '../../../errors/errors.ts';
import { readCasReply } from './cas-reply.ts';
import { outcome, refused, replyLimit, strange } from './oidc-client.ts';
import type { Asker, Protocol, Way } from './protocol.ts';
import { returnAddress } from './provider-fields.ts';
import type { ProviderRow } from './providers.repository.ts';

const ticketForm = /^[\w.!~*'()-]{1,512}$/;

/** Version 3.0 of the protocol. The state travels in the service, to which the ticket is bound. */
export const cas: Protocol = {
  async test(ctx, row) {
    const reply = await validate(ctx, row, { state: 'a-test' }, 'ST-a-test-of-the-settings');
    // A ticket that nobody has given out: whoever speaks the protocol refuses it.
    if (reply.kind !== 'failure') throw strange();
    return {};
  },

  leadTo: (ctx, row, way) =>
    Promise.resolve(
      addressOf(row, 'login', { service: serviceOf(ctx, way.state), ...renewed(way) }),
    ),

  async identify(ctx, row, way, answer) {
    const ticket = answer.get('ticket') ?? '';
    if (!ticketForm.test(ticket)) throw refused();
    try {
      const reply = await validate(ctx, row, way, ticket);
      if (reply.kind === 'failure') throw refused();
      const { user, attributes } = reply;
      const email = attributes.email ?? attributes.mail;
      return { subject: user, claims: { preferred_username: user, ...attributes, email } };
    } catch (error) {
      throw outcome(error);
    }
  },

  logOut: (ctx, row) =>
    addressOf(row, 'logout', { service: `${new URL(returnAddress(ctx)).origin}/login` }),
};

function addressOf({ address }: ProviderRow, path: string, query: Record<string, string>): string {
  const url = new URL(`${address.replace(/\/+$/, '')}/${path}`);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

const serviceOf = (ctx: Asker, state: string): string => `${returnAddress(ctx)}?state=${state}`;

type Asked = Pick<Way, 'state' | 'anewSince'>;

/** Said at both ends: a ticket of a session that was there before is then none. */
const renewed = ({ anewSince }: Asked): { renew?: string } =>
  anewSince === undefined ? {} : { renew: 'true' };

async function validate(ctx: Asker, row: ProviderRow, way: Asked, ticket: string) {
  const asked = { service: serviceOf(ctx, way.state), ticket, ...renewed(way) };
  const address = addressOf(row, 'p3/serviceValidate', asked);
  const reply = await ctx.outbound.fetch(address, replyLimit);
  const read = reply.status === 200 ? readCasReply(reply.body.toString()) : undefined;
  if (!read) throw new ServiceError('sign_in.answer_strange');
  return read;
}
