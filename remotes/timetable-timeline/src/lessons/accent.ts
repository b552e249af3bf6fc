type Accent = 1 | 2 | 3 | 4 | 5;

const accents: readonly Accent[] = [1, 2, 3, 4, 5];

export const accentOf = (color: number): Accent => accents.find((each) => each === color) ?? 1;
