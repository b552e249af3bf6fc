import { render } from '@testing-library/react';
import { FirstDrawing } from './first-drawing.tsx';

const leaveMark = (age: number) =>
  localStorage.setItem('board.drawing another-page', `${Date.now() - age} finance 2`);
const marked: boolean[] = [];

/** As a page that is opened now finds it. */
async function newPage() {
  jest.resetModules();
  return import('./first-drawing.tsx');
}

function Ledger({ leaves = false }: { leaves?: boolean }) {
  if (leaves) window.dispatchEvent(new Event('pagehide'));
  marked.push(localStorage.length > 0);
  return null;
}

beforeEach(() => {
  localStorage.clear();
  marked.length = 0;
});

it('leaves a mark while a remote is drawn for the first time, and none after', () => {
  const shown = () => (
    <FirstDrawing remote="finance" version="2" part="panels finance">
      <Ledger />
    </FirstDrawing>
  );
  const { rerender } = render(shown());
  expect(localStorage).toHaveLength(0);
  rerender(shown());
  expect(marked).toEqual([true, false]);
});

it('takes a page that was left while it drew for no fault', () => {
  render(
    <FirstDrawing remote="finance" version="2" part="pages /finance">
      <Ledger leaves />
    </FirstDrawing>,
  );
  expect(marked).toEqual([false]);
});

it('leaves none where something is still drawn on a page that was left', () => {
  window.dispatchEvent(new Event('pagehide'));
  const drawn = (version: string) =>
    render(
      <FirstDrawing remote="finance" version={version} part="panels finance">
        <Ledger />
      </FirstDrawing>,
    );
  drawn('4');
  window.dispatchEvent(new Event('pageshow'));
  drawn('5');
  expect(marked).toEqual([false, true]);
});

it('tells the next page of a drawing that never ended, until it is forgiven', async () => {
  leaveMark(6000);
  const { wasNotFinished, forgiveDrawing } = await newPage();
  expect(wasNotFinished('finance', '2')).toBe(true);
  expect(wasNotFinished('finance', '3')).toBe(false);
  expect(wasNotFinished('fin', '2')).toBe(false);
  forgiveDrawing('finance');
  expect(wasNotFinished('finance', '2')).toBe(false);
  expect(localStorage).toHaveLength(0);
});

it('has no say where another page draws at this moment', async () => {
  leaveMark(100);
  const { wasNotFinished } = await newPage();
  expect(wasNotFinished('finance', '2')).toBe(false);
});
