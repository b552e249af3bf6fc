import { loadSampleTerm, removeSampleTerm } from '@board/contracts/calls/terms';
import { useLocation } from '@board/platform/router';
import { mockApi, renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { messages } from '../testing/texts.ts';
import { SampleLayer } from './sample-layer.tsx';

const termId = '01930000-0000-7000-8000-00000000e001';
const Address = () => <output>{useLocation().pathname}</output>;

function open() {
  const api = mockApi();
  const close = jest.fn();
  const show = () =>
    renderBoard(
      <StrictMode>
        <SampleLayer onClose={close} />
        <Address />
      </StrictMode>,
      { messages },
    );
  return { api, close, show };
}

test('puts the sample there once, leads to it, and takes it away again', async () => {
  const { api, close, show } = open();
  api
    .on(loadSampleTerm, () => ({ term_id: termId, courses: 10 }))
    .on(removeSampleTerm, () => ({ success: true }));
  const { person } = show();
  expect(await screen.findByText('Sample term loaded, 10 courses')).toBeVisible();
  expect(api.requests(loadSampleTerm)).toHaveLength(1);
  expect(close).toHaveBeenCalledTimes(1);
  await person.click(screen.getByRole('button', { name: 'See the courses' }));
  expect(screen.getByText('/timetable')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Sample removed')).toBeVisible();
  expect(api.requests(removeSampleTerm)).toHaveLength(1);
});

test('says that it could not, and can be opened again', async () => {
  const { api, close, show } = open();
  api.refuse(loadSampleTerm, 0, 'network', '');
  show();
  expect(await screen.findByText('The sample could not be changed, please retry')).toBeVisible();
  expect(close).toHaveBeenCalledTimes(1);
});
