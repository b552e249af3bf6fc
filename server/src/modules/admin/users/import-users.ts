import { randomInt } from 'node:crypto';
import type { importAdminUsers } from '@board/contracts/calls/admin-users';
import type { BodyOf, ReplyOf } from '@board/contracts/calls/call';
import { textLength } from '@board/contracts/constants/limits';
import type { Context } from '../../../context/context.ts';
import { messageOf, ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { breathing } from '../../../turns/breathing.ts';
import { single } from '../../../writing/transaction.ts';
import { checkPasswordLength, hashPassword, invite, refuseWeakPassword } from '../../auth/index.ts';
import { canMailLinks } from '../../mail/index.ts';
import { checkEmail, checkUsername } from '../../users/index.ts';
import { takenKeys } from './admin-users.repository.ts';
import { type ClassLine, readClassFile } from './class-file.ts';
import { addAccount } from './create-user.ts';

type ClassImport = BodyOf<typeof importAdminUsers>;
type Outcome = ReplyOf<typeof importAdminUsers>;

interface CheckedLine extends ClassLine {
  problem: string | null;
}

/** Takes the lines that can be taken, all in one transaction; a preview says what would become of each. */
export async function importUsers(
  ctx: Context,
  { csv, preview = false, handover = 'passwords' }: ClassImport,
): Promise<Outcome> {
  const can_mail = await canMailLinks(ctx);
  if (handover === 'mail' && !can_mail) throw new ServiceError('admin.mail_not_set_up');
  const checked = await checkLines(ctx, readClassFile(csv));
  const refused = checked.filter(({ problem }) => problem !== null).length;
  if (preview) {
    return { items: checked.map((line) => shown(line, {})), added: 0, refused, can_mail };
  }
  const made = new Map<number, { password: string; hash: string; given: boolean }>();
  for (const { line, problem, password: given } of checked) {
    if (problem !== null) continue;
    const password = given ?? firstPassword(Math.max(10, ctx.config.PASSWORD_MIN_LENGTH));
    made.set(line, { password, hash: await hashPassword(password), given: given !== undefined });
  }
  const links = new Map<number, string>();
  const breathe = breathing();
  await ctx.database.transaction(async (tx) => {
    for (const { line, username, email, group } of checked) {
      const first = made.get(line);
      if (first === undefined) continue;
      const passwordHash = first.hash;
      const account = { username, email, group, role: 'student', passwordHash } as const;
      const row = await addAccount(ctx, tx, account);
      if (handover !== 'passwords' && !first.given) {
        const byMail = handover === 'mail';
        const { link } = await invite(ctx, tx, row, { byMail });
        if (!byMail) links.set(line, link);
      }
      await breathe();
    }
    await audit(ctx, tx, { action: 'users.imported', target: '', details: { added: made.size } });
  });
  const items = checked.map((line) => {
    const { password, given = false } = made.get(line.line) ?? {};
    const isPassword = handover === 'passwords' && !given;
    return shown(line, { password: isPassword ? password : null, link: links.get(line.line) });
  });
  return { items, added: made.size, refused, can_mail };
}

const shown = (
  { line, username, email, problem }: CheckedLine,
  {
    password = null,
    link = null,
  }: { password?: string | null | undefined; link?: string | undefined | null },
) => ({ line, username, email, problem, password, link });

async function checkLines(ctx: Context, lines: readonly ClassLine[]): Promise<CheckedLine[]> {
  const keys = (name: 'username' | 'email') => lines.map((line) => line[name].trim().toLowerCase());
  const usernames = await takenKeys(single(ctx), 'username_key', keys('username'));
  const emails = await takenKeys(single(ctx), 'email_key', keys('email'));
  const checked: CheckedLine[] = [];
  for (const line of lines) {
    checked.push({ ...line, problem: await problemOf(ctx, line, { usernames, emails }) });
    // Whoever stands twice in the file is taken once.
    usernames.add(line.username.toLowerCase());
    emails.add(line.email.trim().toLowerCase());
  }
  return checked;
}

async function problemOf(
  ctx: Context,
  { username, email, password, group }: ClassLine,
  taken: { usernames: ReadonlySet<string>; emails: ReadonlySet<string> },
): Promise<string | null> {
  try {
    checkUsername(username);
    checkEmail(email);
    if (password !== undefined) {
      checkPasswordLength(password, ctx.config);
      await refuseWeakPassword(ctx, password, { username, role: 'student' });
    }
    if (group.length > textLength.name) throw new ServiceError('admin.group_too_long');
    if (taken.usernames.has(username.toLowerCase())) throw new ServiceError('auth.username_taken');
    if (taken.emails.has(email.trim().toLowerCase())) throw new ServiceError('auth.email_taken');
    return null;
  } catch (error) {
    if (error instanceof ServiceError) return messageOf(error, ctx.locale);
    throw error;
  }
}

/** Letters and digits that nobody confuses when they are read from paper. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789';

const firstPassword = (length: number): string =>
  Array.from({ length }, () => readable[randomInt(readable.length)]).join('');
