import { readConfig } from '../../config/config.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { Mailer } from './mailer.ts';

test('what a mail server refuses is told without a word of whom it was for', async () => {
  const server = await startMailServer({ refuse: 1 });
  const mailer = new Mailer(
    readConfig({ SMTP_URL: server.url, PUBLIC_URL: 'https://board.example.org' }),
  );
  const mail = { id: '1', to: 'lin@example.org', subject: 'News', text: 'Hello' };
  const refused = mailer.send(mail);
  await expect(refused).rejects.toThrow(/451 later, <…>$/);
  mailer.close();
  await server.close();
});
