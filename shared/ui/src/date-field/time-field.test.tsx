import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MomentsProvider } from '../texts/moments.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { moments } from './testing/moments.ts';
import { TimeField } from './time-field.tsx';

interface FormProps {
  readonly field: typeof TimeField | typeof DateTimeField;
  readonly first: string;
  readonly after?: string;
  readonly min?: string;
}

function Form({ field: Field, first, ...props }: FormProps) {
  const [value, setValue] = useState(first);
  return (
    <MomentsProvider moments={moments}>
      <Field label="When" {...props} value={value} onChange={setValue} />
      <output aria-label="kept">{value}</output>
    </MomentsProvider>
  );
}

function show(props: FormProps) {
  render(<Form {...props} />);
  const person = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'When' });
  return { person, field, kept: screen.getByLabelText('kept') };
}

const time = (first = '16:00', after?: string) =>
  show({ field: TimeField, first, ...(after && { after }) });
const moment = (first = '') => show({ field: DateTimeField, first, min: '2026-11-18T15:32' });

test.each([
  ['8', '08:00'],
  ['2030', '20:30'],
  ['20.30', '20:30'],
  ['8pm', '20:00'],
  ['noon', '12:00'],
  ['晚上八点半', '20:30'],
])('%s is a time', async (words, kept) => {
  const page = time();
  await page.person.click(page.field);
  await page.person.keyboard(words);
  await screen.findByRole('button', { name: kept });
  await page.person.keyboard('{Enter}');
  expect(page.kept).toHaveTextContent(kept);
});

test('the arrows step by five minutes, the page keys by an hour, within the day', async () => {
  const { person, field, kept } = time('16:02');
  await person.click(field);
  await person.keyboard('{ArrowUp}');
  expect(kept).toHaveTextContent('16:05');
  await person.keyboard('{ArrowDown}{ArrowDown}{PageUp}');
  expect(kept).toHaveTextContent('16:55');
  await person.keyboard('{PageUp>9/}');
  expect(kept).toHaveTextContent('23:59');
});

test('what is no time is said to be none', async () => {
  const { person, field, kept } = time();
  await person.click(field);
  await person.keyboard('25:00{Enter}');
  expect(await screen.findByText('This does not read as a time')).toBeVisible();
  expect(kept).toBeEmptyDOMElement();
});

test('an end is offered by how long it takes', async () => {
  const { person, kept } = time('', '16:00');
  await person.click(screen.getByRole('button', { name: 'Choose a time' }));
  await person.click(await screen.findByRole('button', { name: '90 min 17:30' }));
  expect(kept).toHaveTextContent('17:30');
});

test.each([
  ['tomorrow 8am', '2026-11-19T08:00', 'Thu 19 Nov 08:00'],
  ['tonight', '2026-11-18T20:00', 'Wed 18 Nov 20:00'],
  ['明早', '2026-11-19T08:00', 'Thu 19 Nov 08:00'],
  ['Fri afternoon', '2026-11-20T14:00', 'Fri 20 Nov 14:00'],
  ['in 2 hours', '2026-11-18T17:32', 'Wed 18 Nov 17:32'],
])('%s is a moment', async (words, kept, shown) => {
  const page = moment();
  await page.person.click(page.field);
  await page.person.keyboard(words);
  await screen.findByRole('button', { name: shown });
  await page.person.keyboard('{Enter}');
  expect(page.kept).toHaveTextContent(kept);
  expect(page.field).toHaveDisplayValue(shown);
});

test('a moment is chosen as a preset, or its day and its time', async () => {
  const { person, kept } = moment();
  await person.click(screen.getByRole('button', { name: 'Choose a moment' }));
  await person.click(await screen.findByRole('button', { name: 'Tomorrow morning 08:00' }));
  expect(kept).toHaveTextContent('2026-11-19T08:00');
  await person.click(screen.getByRole('button', { name: 'Choose a moment' }));
  await person.click(await screen.findByRole('button', { name: /, 24 November 2026/ }));
  await person.click(screen.getByRole('button', { name: 'Afternoon 14:00' }));
  expect(kept).toHaveTextContent('2026-11-24T14:00');
});

test('a moment that is over is refused', async () => {
  const { person, field } = moment();
  await person.click(field);
  await person.keyboard('2026-11-18T09:00{Enter}');
  expect(await screen.findByText('Not before Wed 18 Nov 15:32')).toBeVisible();
});

test('under a finger a time is the wheel of the system', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue(
      Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList,
    );
  render(<Form field={TimeField} first="16:00" />);
  expect(screen.getByLabelText('When')).toHaveAttribute('type', 'time');
  jest.restoreAllMocks();
});
