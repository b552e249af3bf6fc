import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SayProvider } from '../texts/say.tsx';
import { DateField, TimeField } from './date-field.tsx';

test('a day goes in and out as YYYY-MM-DD', () => {
  const choose = jest.fn();
  render(<DateField label="Date" value="2026-11-18" onChange={choose} />);
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-19' } });
  expect(choose).toHaveBeenCalledWith('2026-11-19');
});

test('a time goes in and out as HH:MM', () => {
  const choose = jest.fn();
  render(<TimeField label="Time" value="16:00" onChange={choose} />);
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '17:30' } });
  expect(choose).toHaveBeenCalledWith('17:30');
});

const known = { day: '2026-11-20', words: 'Friday, 20 November' };
const readDay = async (words: string) => (words === 'fri' ? known : undefined);

function Form({ onSubmit }: { onSubmit: () => void }) {
  const [day, setDay] = useState('2026-11-18');
  return (
    <SayProvider onSay={() => {}} readDay={readDay}>
      <form onSubmit={onSubmit}>
        <DateField label="Date" value={day} onChange={setDay} />
      </form>
    </SayProvider>
  );
}

describe('where the page reads days in words', () => {
  function shown() {
    const submit = jest.fn();
    render(<Form onSubmit={submit} />);
    return { submit, person: userEvent.setup(), field: () => screen.getByLabelText('Date') };
  }

  test('a letter begins a word, what it means is shown, and Enter takes it without sending the form', async () => {
    const { submit, person, field } = shown();
    await person.click(field());
    await person.keyboard('fri');
    expect(field()).toHaveValue('fri');
    expect(await screen.findByText('Friday, 20 November')).toBeVisible();
    await person.keyboard('{Enter}');
    expect(await screen.findByDisplayValue('2026-11-20')).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  test('what is no day stays and is said to be none; Escape leaves the day that was', async () => {
    const { person, field } = shown();
    await person.click(field());
    await person.keyboard('frid');
    await person.keyboard('{Enter}');
    expect(await screen.findByText('This is no day that is known here')).toBeVisible();
    expect(field()).toHaveValue('frid');
    await person.keyboard('{Escape}');
    expect(field()).toHaveValue('2026-11-18');
  });
});

test('where it does not, a letter is no word', async () => {
  render(<DateField label="Date" value="2026-11-18" onChange={() => {}} />);
  await userEvent.setup().click(screen.getByLabelText('Date'));
  await userEvent.setup().keyboard('f');
  expect(screen.getByLabelText('Date')).toHaveAttribute('type', 'date');
});
