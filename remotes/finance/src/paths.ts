/** Every path this remote links to. */
export const paths = {
  board: '/',
  finance: '/finance',
  addTransaction: '/finance?add=1',
  day: (day: string) => `/finance?period=custom&from=${day}&to=${day}`,
} as const;
