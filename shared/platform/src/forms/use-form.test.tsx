import { createTransaction } from '@board/contracts/calls/finance';
import { act, screen } from '@testing-library/react';
import { mockApi, renderBoard } from '../../../test-kit/src/index.ts';
import { sendCall } from '../api/transport.ts';
import { boardState } from '../state/board-state.ts';
import { isAnyFilled } from './leaving.ts';
import { useForm } from './use-form.ts';

const left = jest.fn();
const done = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
});

const sendAmount = (body: { amount: string }): Promise<unknown> =>
  sendCall(createTransaction, { body } as never);

function Form({ waits, send = sendAmount }: { waits?: true; send?: typeof sendAmount }) {
  const form = useForm({
    draft: 'some',
    initial: { amount: '', key: '' },
    secret: ['key'],
    read: ({ amount }) =>
      amount ? { body: { amount } } : { problems: { amount: 'Please enter an amount' } },
    send,
    done: 'It is saved',
    failed: 'It could not be saved',
    onDone: done,
    onLeave: left,
    ...(waits && { waits }),
  });
  const amount = form.field('amount');
  const key = form.field('key');
  return (
    <>
      <input aria-label="Amount" {...amount} onChange={(e) => amount.onChange(e.target.value)} />
      <input aria-label="Key" {...key} onChange={(e) => key.onChange(e.target.value)} />
      <p role="alert">{amount.error ?? form.refusal}</p>
      <p role="status">{form.hindrance}</p>
      <button type="button" onClick={form.submit}>
        Save
      </button>
      <button type="button" onClick={() => form.close()}>
        Leave
      </button>
    </>
  );
}

const needsNetwork = 'You are offline: this needs the network';
const setOnline = (online: boolean) =>
  act(async () => {
    boardState.online = online;
  });
const press = (name: string) => screen.getByRole('button', { name });

test('what is wrong stands beside its field, and nothing is sent', async () => {
  const api = mockApi();
  const { person } = renderBoard(<Form />);
  await person.click(press('Save'));
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter an amount');
  expect(api.requests()).toHaveLength(0);
});

test.each([
  ['finance.amount_precision', 'An amount has at most two decimals'],
  ['request.forbidden', 'You may not'],
] as const)('%s is said as the server says it', async (code, message) => {
  mockApi().refuse(createTransaction, 400, code, message);
  const { person } = renderBoard(<Form />);
  await person.type(screen.getByLabelText('Amount'), '1.234');
  await person.click(press('Save'));
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});

test('an untouched form is left at once, a filled one asks', async () => {
  const { person } = renderBoard(<Form />);
  await person.click(press('Leave'));
  expect(left).toHaveBeenCalledTimes(1);
  await person.type(screen.getByLabelText('Amount'), '3');
  await person.click(press('Leave'));
  await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(left).toHaveBeenCalledTimes(1);
  await person.click(press('Leave'));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(left).toHaveBeenCalledTimes(2);
  expect(sessionStorage).toHaveLength(0);
});

test('a form that was sent or left, and is still there, keeps nobody on the page', async () => {
  const { person } = renderBoard(<Form send={async () => 'sent'} />);
  await person.type(screen.getByLabelText('Amount'), '3');
  expect(isAnyFilled()).toBe(true);
  await person.click(press('Save'));
  expect(done).toHaveBeenCalledTimes(1);
  expect(isAnyFilled()).toBe(false);
  await person.type(screen.getByLabelText('Amount'), '4');
  expect(isAnyFilled()).toBe(true);
  await person.click(press('Leave'));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(isAnyFilled()).toBe(false);
});

test('what was typed outlives a reload, a secret does not', async () => {
  const { person, unmount } = renderBoard(<Form />);
  await person.type(screen.getByLabelText('Amount'), '3');
  await person.type(screen.getByLabelText('Key'), 'abc');
  unmount();
  renderBoard(<Form />);
  expect(screen.getByLabelText('Amount')).toHaveValue('3');
  expect(screen.getByLabelText('Key')).toHaveValue('');
});

test('what cannot wait for the network says so before it is sent, and keeps what was filled in', async () => {
  const { person } = renderBoard(<Form />);
  await setOnline(false);
  await person.type(screen.getByLabelText('Amount'), '3');
  expect(screen.getByText(needsNetwork)).toBeVisible();
  await setOnline(true);
  expect(screen.queryByText(needsNetwork)).toBeNull();
  expect(screen.getByLabelText('Amount')).toHaveValue('3');
});

test('what may wait says nothing of the network', async () => {
  renderBoard(<Form waits />);
  await setOnline(false);
  expect(screen.queryByText(needsNetwork)).toBeNull();
});

function Lines() {
  const form = useForm({
    draft: 'lines',
    initial: { lines: [{ weeks: '' }, { weeks: '' }] },
    read: ({ lines }) => ({
      problems: Object.fromEntries(
        lines.flatMap(({ weeks }, at) => (weeks ? [] : [[`lines.${at}.weeks`, `Line ${at}`]])),
      ),
    }),
    send: async () => undefined,
    failed: 'It could not be saved',
    onDone: done,
  });
  const { lines } = form.values;
  const write = (index: number, weeks: string) =>
    form.change({ lines: lines.map((line, at) => (at === index ? { weeks } : line)) });
  return (
    <>
      <p role="alert">{Object.values(form.problems).join()}</p>
      <button type="button" onClick={form.submit}>
        Save
      </button>
      <button type="button" onClick={() => write(0, '1-8')}>
        Mend
      </button>
      <button type="button" onClick={() => form.change({ lines: lines.slice(1) })}>
        Remove
      </button>
    </>
  );
}

test('what is wrong with a line stands until that line is mended, and goes along to no other', async () => {
  const { person } = renderBoard(<Lines />);
  await person.click(press('Save'));
  expect(screen.getByRole('alert')).toHaveTextContent('Line 0,Line 1');
  await person.click(press('Mend'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Line 1$/);
  await person.click(press('Remove'));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
