import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ScrollPlaces } from './scroll-places.tsx';

test('who comes by the address stands at the top, though he scrolled there before', () => {
  sessionStorage.setItem('board.places', JSON.stringify([['/finance', 680]]));
  const getEntriesByType = () => [{ type: 'navigate' }];
  Object.defineProperty(performance, 'getEntriesByType', {
    value: getEntriesByType,
    configurable: true,
  });
  class Growth {
    readonly observe: () => void;
    constructor(grown: () => void) {
      this.observe = grown;
    }
    disconnect(): void {}
  }
  Object.defineProperty(window, 'ResizeObserver', { value: Growth, configurable: true });
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={[{ pathname: '/finance', key: 'default' }]}>
      <ScrollPlaces />
    </MemoryRouter>,
  );
  expect(scroll).not.toHaveBeenCalled();
});
