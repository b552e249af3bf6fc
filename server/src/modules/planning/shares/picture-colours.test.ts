import { readFileSync } from 'node:fs';
import { pictureColours, pictureFont } from './picture-colours.ts';

test('a picture has the light colours and the faces of the product', () => {
  const tokens = readFileSync(
    new URL('../../../../../shared/ui/src/tokens.css', import.meta.url),
    'utf8',
  );
  const token = (name: string) => new RegExp(String.raw`--${name}:\s+([^;]+);`).exec(tokens)?.[1];
  const light = (name: string) => token(name)?.match(/^light-dark\((.+),/)?.[1];
  expect(pictureFont).toBe(token('font-sans')?.trim().replaceAll(/\s+/g, ' '));
  const { busy, courses, ...plain } = pictureColours;
  expect(plain).toEqual({
    paper: '#ffffff',
    ink: light('neutral-900'),
    soft: light('neutral-700'),
    line: light('neutral-200'),
  });
  expect(busy).toEqual({ bg: light('neutral-150'), edge: plain.soft, ink: plain.ink });
  expect(courses).toEqual(
    [1, 2, 3, 4, 5].map((color) => ({
      bg: light(`course-${color}-bg`),
      edge: light(`course-${color}-border`),
      ink: light(`course-${color}-text`),
    })),
  );
});
