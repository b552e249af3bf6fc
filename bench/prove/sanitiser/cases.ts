import { vectors } from './vectors.ts';

export interface Case {
  text: string;
  /** Where the text is cut when it comes in pieces. */
  cuts: number[];
}

/** Small and the same everywhere: a case that failed can be made again from its seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Change = (text: string, random: () => number) => string;

const around: readonly Change[] = [
  (text) => text,
  (text) => `Some words.\n\n${text}\n\nMore words.`,
  (text) => `- one\n- ${text.replaceAll('\n', '\n  ')}\n- three`,
  (text) => `> ${text.replaceAll('\n', '\n> ')}`,
  (text) =>
    `| a | b |\n| --- | --- |\n| ${text.replaceAll('\n', ' ').replaceAll('|', '\\|')} | x |`,
  (text) => `<div>${text}</div>`,
  (text) => `<div class="x">\n\n${text}\n\n</div>`,
  (text) => `<table><tr><td>${text}</td></tr></table>`,
  (text) => `<details open><summary>${text}</summary></details>`,
  (text) => `<p title="${text}">x</p>`,
  (text) => `<!-- ${text}`,
  (text) => `<style>p{color:red}</style>${text}`,
  (text) => `<style>p{color:"${text}`,
  (text) => `**${text}**`,
  (text) => `[${text}](https://example.org "${text}")`,
  (text) => `![${text}](/picture.png)`,
  (text) => `\`${text}\``,
  (text) => `~~~\n${text}`,
  (text) => `<a href="https://example.org">${text}</a>`,
  (text) => `<b><i><u>${text}`,
];

const twists: readonly Change[] = [
  (text) => text,
  (text, random) =>
    [...text].map((letter) => (random() < 0.3 ? letter.toUpperCase() : letter)).join(''),
  (text, random) => insert(text, '\u0000', random),
  (text, random) => insert(text, '\n', random),
  (text, random) => insert(text, '\t', random),
  (text, random) => insert(text, '<', random),
  (text, random) => insert(text, '"', random),
  (text, random) => insert(text, '/**/', random),
  (text, random) => insert(text, '\\', random),
  (text, random) => text.slice(0, Math.ceil(text.length * (0.5 + random() / 2))),
  (text, random) => insert(text, pick(vectors, random), random),
  (text, random) => `${text}\n\n${pick(vectors, random)}`,
  (text) => text.replace(/[a-z]/, (letter) => `&#${letter.charCodeAt(0)};`),
];

/** Every vector as it is, then mixtures of them. */
export function cases(count: number, seed: number): Case[] {
  const random = randomFrom(seed);
  return Array.from({ length: Math.max(count, vectors.length) }, (_, index) => {
    const plain = vectors[index];
    const text =
      plain ?? pick(around, random)(pick(twists, random)(pick(vectors, random), random), random);
    return { text, cuts: cutsOf(text, random) };
  });
}

function cutsOf(text: string, random: () => number): number[] {
  const pieces = 2 + Math.floor(random() * 8);
  return Array.from({ length: pieces }, () => Math.floor(random() * (text.length + 1))).sort(
    (a, b) => a - b,
  );
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}

function insert(text: string, what: string, random: () => number): string {
  const at = Math.floor(random() * (text.length + 1));
  return text.slice(0, at) + what + text.slice(at);
}
