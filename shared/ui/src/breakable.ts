/** Where a word may end a line with a hyphen; browsers know that of few languages. */
export const breakable = (name: string): string =>
  name.replace(/(?<=[a-z][aeiouy]|[aeiouy][a-z])(?=[b-df-gj-np-tv-z][aeiouy][a-z])/gi, '\u00ad');
