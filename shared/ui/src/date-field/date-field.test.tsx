import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { MomentsProvider } from '../texts/moments.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { moments } from './testing/moments.ts';

/** jsdom draws nothing. */
const needsCanvas = {
  'color-contrast': { enabled: false },
  'label-content-name-mismatch': { enabled: false },
};

type Given = Partial<Omit<DateFieldProps, 'value' | 'onChange'>> & { first?: string };

const submit = jest.fn();
const close = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Form({ first = '2026-11-18', ...props }: Given) {
  const [day, setDay] = useState(first);
  return (
    <MomentsProvider moments={moments}>
      <Dialog
        open
        title="Task"
        onClose={close}
        onSubmit={submit}
        footer={<button type="submit">Save</button>}
      >
        <DateField label="Day" {...props} value={day} onChange={setDay} />
      </Dialog>
      <output aria-label="kept">{day}</output>
    </MomentsProvider>
  );
}

async function show(props: Given = {}) {
  const { container } = render(<Form {...props} />);
  const field = await screen.findByRole('combobox', { name: 'Day' });
  return { person: userEvent.setup(), field, kept: screen.getByLabelText('kept'), container };
}

test('a day stands as people write it, with how near it is', async () => {
  const { field } = await show();
  expect(field).toHaveDisplayValue('Wed 18 Nov');
  expect(screen.getByText('Today')).toBeVisible();
});

test('words are read, what they mean is shown, and Enter keeps it without sending the form', async () => {
  const { person, field, kept } = await show();
  await person.click(field);
  await person.keyboard('next fri');
  expect(await screen.findByRole('button', { name: 'Fri 27 Nov' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Fri 27 Nov$/);
  expect(kept).toHaveTextContent('2026-11-18');
  await person.keyboard('{Enter}');
  expect(kept).toHaveTextContent('2026-11-27');
  expect(field).toHaveDisplayValue('Fri 27 Nov');
  expect(submit).not.toHaveBeenCalled();
  await person.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

test.each([
  ['in 2 weeks', '2026-12-02'],
  ['下周五', '2026-11-27'],
  ['25/11', '2026-11-25'],
  ['2026-12-24', '2026-12-24'],
])('%s is kept when the field is left', async (words, day) => {
  const { person, field, kept } = await show();
  await person.click(field);
  await person.keyboard(words);
  await person.tab();
  await waitFor(() => expect(kept).toHaveTextContent(day));
});

test('what was read is pressed away, and the day that was stays', async () => {
  const { person, field, kept } = await show();
  await person.click(field);
  await person.keyboard('fri');
  await person.click(await screen.findByRole('button', { name: 'Fri 20 Nov' }));
  expect(field).toHaveDisplayValue('Wed 18 Nov');
  expect(field).toHaveFocus();
  expect(kept).toHaveTextContent('2026-11-18');
});

test('what is no day stays, is said to be none, and keeps the form from being sent; Escape restores', async () => {
  const { person, field, kept } = await show();
  await person.click(field);
  await person.keyboard('frixx');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This does not read as a day')).toBeVisible();
  expect(field).toHaveDisplayValue('frixx');
  expect(field).toHaveFocus();
  expect(kept).toBeEmptyDOMElement();
  expect(submit).not.toHaveBeenCalled();
  await person.keyboard('{Escape}');
  expect(kept).toHaveTextContent('2026-11-18');
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ['31 nov', 'November 2026 has 30 days'],
  ['11月31日', 'November 2026 has 30 days'],
  ['2027-02-29', 'February 2027 has 28 days'],
])('%s says why it is no day', async (words, why) => {
  const { person, field, kept } = await show();
  await person.click(field);
  await person.keyboard(`${words}{Enter}`);
  expect(await screen.findByText(why)).toBeVisible();
  expect(kept).toBeEmptyDOMElement();
});

test('a day out of bounds is refused with the bound', async () => {
  const { person, field } = await show({ min: '2026-11-16' });
  await person.click(field);
  await person.keyboard('2026-11-15{Enter}');
  expect(await screen.findByText('Not before Mon 16 Nov')).toBeVisible();
});

test('beside a field for it a time is taken too, and either can be pressed away', async () => {
  const onTime = jest.fn();
  const { person, field, kept } = await show({ onTime });
  await person.click(field);
  await person.keyboard('fri 8pm');
  expect(await screen.findByRole('button', { name: '20:00' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Fri 20 Nov' }));
  expect(field).toHaveDisplayValue('8pm');
  await person.keyboard('{Enter}');
  expect(onTime).toHaveBeenCalledWith({ start: '20:00' });
  expect(kept).toHaveTextContent('2026-11-18');
});

test('the arrow opens what there is to choose from; the month is walked and chosen by keys', async () => {
  const { person, field, kept } = await show();
  await person.click(field);
  await person.keyboard('{ArrowDown}');
  const layer = await screen.findByRole('dialog', { name: 'Day' });
  await waitFor(() =>
    expect(within(layer).getByRole('button', { name: /18 November 2026, today/ })).toHaveFocus(),
  );
  expect((await axe.run(layer, { rules: needsCanvas })).violations).toEqual([]);
  await person.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(kept).toHaveTextContent('2026-11-26');
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByRole('dialog', { name: 'Day' })).toBeNull();
});

test('Escape closes what was opened and nothing else', async () => {
  const { person, field } = await show();
  await person.click(screen.getByRole('button', { name: 'Choose a day' }));
  const layer = await screen.findByRole('dialog', { name: 'Day' });
  await waitFor(() => expect(layer.contains(document.activeElement)).toBe(true));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveFocus());
  expect(close).not.toHaveBeenCalled();
});

test('what most people mean is one press', async () => {
  const { person, kept } = await show({ canBeNone: true });
  await person.click(screen.getByRole('button', { name: 'Choose a day' }));
  await person.click(await screen.findByRole('button', { name: /Next Monday/ }));
  expect(kept).toHaveTextContent('2026-11-23');
  await person.click(screen.getByRole('button', { name: 'Choose a day' }));
  await person.click(await screen.findByRole('button', { name: 'No day' }));
  expect(kept).toBeEmptyDOMElement();
});

test('what is chosen takes the place of what was not understood', async () => {
  const { person, field, kept } = await show();
  await person.click(field);
  await person.keyboard('some day{Enter}');
  await screen.findByText('This does not read as a day');
  await person.click(screen.getByRole('button', { name: 'Choose a day' }));
  await person.click(await screen.findByRole('button', { name: /^Tomorrow/ }));
  expect(kept).toHaveTextContent('2026-11-19');
  expect(field).toHaveDisplayValue('Thu 19 Nov');
  expect(screen.queryByText('This does not read as a day')).toBeNull();
});
