import {
  createShare,
  deleteShare,
  drawShare,
  listShares,
  type Share,
} from '@board/contracts/calls/planning';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../testing/texts.ts';
import { ShareLayer } from './share-layer.tsx';

const url = 'https://board.example.org/api/shared/secret';

function show() {
  let links: Share[] = [];
  const asked = jest.fn();
  const api = mockApi()
    .on(drawShare, ({ query }) => {
      asked(query);
      return { svg: `<svg>${query?.shows}</svg>` };
    })
    .on(listShares, () => ({ items: links }))
    .on(createShare, ({ body }) => {
      const stamps = {
        id: '01930000-0000-7000-8000-000000000001',
        expires_at: '2026-11-25T04:00:00.000Z',
        created_at: '2026-11-18T04:00:00.000Z',
      };
      const { days: _, ...shown } = body as Share & { days: number };
      links = [{ ...shown, ...stamps }];
      return { share: links[0] as Share, url };
    })
    .on(deleteShare, () => {
      links = [];
      return { success: true };
    });
  const onClose = jest.fn();
  return { api, asked, onClose, ...renderBoard(<ShareLayer onClose={onClose} />, { messages }) };
}

test('what is chosen is drawn at once, and the link that is made shows the same', async () => {
  const { api, asked, person } = show();
  const picture = () => screen.findByRole('img', { name: 'This week as others will see it' });
  expect(await picture()).toHaveAttribute('src', expect.stringContaining('courses'));
  await person.click(screen.getByRole('radio', { name: 'Busy times only' }));
  await waitFor(async () =>
    expect(await picture()).toHaveAttribute('src', expect.stringContaining('busy')),
  );
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ shows: 'busy' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'The link expires' }), '30');
  await person.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(url);
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  expect(api.requests(createShare)[0]?.body).toMatchObject({ shows: 'busy', days: 30 });
  await person.click(screen.getByRole('radio', { name: 'Courses' }));
  expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
});

test('a link that was not copied is not left unasked', async () => {
  const { onClose, person } = show();
  await person.click(await screen.findByRole('button', { name: 'Make a link' }));
  await screen.findByRole('textbox', { name: 'Link' });
  await person.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { hidden: true });
  expect(onClose).not.toHaveBeenCalled();
  await person.click(within(question).getByText('Cancel'));
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Link copied');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('a press on the small picture shows it as large as it is', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Enlarge the picture' }));
  const large = await screen.findByRole('dialog', { name: 'This week as others will see it' });
  expect(within(large).getByRole('img')).toHaveAttribute('src', expect.stringContaining('courses'));
});

test('an open link is ended by a press, and is shown no longer', async () => {
  const { api, person } = show();
  await person.click(await screen.findByRole('button', { name: 'Make a link' }));
  const open = within(await screen.findByRole('region', { name: 'Active links' }));
  await person.click(open.getByRole('button', { name: /^End the link: Courses, until/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Active links' })).toBeNull());
  expect(api.requests(deleteShare)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull());
});
