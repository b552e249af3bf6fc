import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './avatar.tsx';

test('a picture that does not come gives way to the first character', () => {
  const { container } = render(<Avatar name="lin_student" src="/avatars/1" />);
  const picture = container.querySelector('img');
  expect(picture).toBeInTheDocument();
  if (picture) {
    fireEvent.error(picture);
  }
  expect(container).toHaveTextContent('L');
});

test('a character beyond the basic plane stays whole', () => {
  const { container } = render(<Avatar name="𠮷田" />);
  expect(container.textContent).toBe('𠮷');
});
