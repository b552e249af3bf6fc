import { randomBytes } from 'node:crypto';
import { Person, signIn } from '../running/person.ts';
import type { Browser, PostOffice } from './post-office.ts';

export interface Recipient {
  person: Person;
  address: string;
  /** The path of the one browser that takes pushes for this person. */
  path: string;
}

export interface People {
  admin: Person;
  recipients: Recipient[];
  browsers: Map<string, Browser>;
}

/** More than one step of a message to everybody takes. */
const audience = 104;
const atOnce = 8;

/** People who want mail, at addresses that an administrator vouches for, and have a browser that takes pushes. */
export async function gather(
  url: string,
  adminPassword: string,
  office: PostOffice,
): Promise<People> {
  const admin = await signIn(url, 'admin', adminPassword);
  const browsers = new Map<string, Browser>();
  const recipients: Recipient[] = [];
  const join = async () => {
    while (recipients.length < audience) {
      const browser = office.newBrowser();
      const path = new URL(browser.subscription.endpoint).pathname;
      browsers.set(path, browser);
      const recipient = { person: new Person('', ''), address: '', path };
      recipients.push(recipient);
      recipient.person = await addPerson(url, admin);
      recipient.address = addressOf(recipient.person.username);
      await listenIn(url, recipient.person, browser);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, join));
  return { admin, recipients, browsers };
}

const addressOf = (username: string) => `${username}@example.org`;

async function addPerson(url: string, admin: Person): Promise<Person> {
  const username = `p_${randomBytes(6).toString('hex')}`;
  const password = 'red-black-tree';
  const account = { username, email: addressOf(username), password };
  const { status, body } = await admin.send(url, 'POST', '/admin/users', { body: account });
  if (status !== 201) throw new Error(`Adding answered ${status} ${JSON.stringify(body)}`);
  // From one address alone fewer are let in at once.
  const from = { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` };
  return signIn(url, username, password, from);
}

async function listenIn(url: string, person: Person, { subscription }: Browser): Promise<void> {
  const wishes = { emailNotifications: true, desktopNotifications: true };
  const replies = [
    await person.send(url, 'PUT', '/user/preferences', { body: wishes }),
    await person.send(url, 'POST', '/notifications/push-subscriptions', { body: subscription }),
  ];
  for (const { status, body } of replies) {
    if (status >= 300) throw new Error(`Subscribing answered ${status} ${JSON.stringify(body)}`);
  }
}
