import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { QrCode } from './qr-code.tsx';

test('every dark square is drawn, with the quiet zone around it that cameras need', () => {
  render(<QrCode text="webcal://board.test/feed" label="The address" />);
  const picture = screen.getByRole('img', { name: 'The address' });
  const { data, size } = encode('webcal://board.test/feed', { ecc: 'M', border: 0 });
  const squares = picture.querySelector('path')?.getAttribute('d')?.match(/M/g);
  expect(squares).toHaveLength(data.flat().filter(Boolean).length);
  expect(picture).toHaveAttribute('viewBox', `0 0 ${size + 8} ${size + 8}`);
});
