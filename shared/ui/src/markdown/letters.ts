/** Where Unicode keeps the letters A and a of a hand, and those that it had before. */
const hands: Partial<Record<string, { capital: number; small: number; elsewhere: string }>> = {
  'double-struck': { capital: 0x1d538, small: 0x1d552, elsewhere: 'CℂHℍNℕPℙQℚRℝZℤ' },
  script: { capital: 0x1d49c, small: 0x1d4b6, elsewhere: 'BℬEℰFℱHℋIℐLℒMℳRℛeℯgℊoℴ' },
  fraktur: { capital: 0x1d504, small: 0x1d51e, elsewhere: 'CℭHℌIℑRℜZℨ' },
};

/** Letters as a formula wants them; browsers do not read `mathvariant` (bold and the like are styles). */
export function lettersOf(text: string, hand: string | null): string {
  const { capital, small, elsewhere } = hands[hand ?? ''] ?? {};
  if (!capital || !small || !elsewhere) return text;
  return text.replace(/[A-Za-z]/g, (letter) => {
    const at = elsewhere.indexOf(letter);
    if (at >= 0) return elsewhere.charAt(at + 1);
    const [first, from] = letter < 'a' ? ['A', capital] : ['a', small];
    return String.fromCodePoint(letter.charCodeAt(0) - first.charCodeAt(0) + from);
  });
}
