/** What pdf.js asks for by name where a font is named only and not embedded. */
interface Asked {
  kind: string;
  filename: string;
}

const everyCode = '1 begincodespacerange <0000> <ffff> endcodespacerange';
/** Codes that are Unicode already stay what they are. */
const identity = `${everyCode} 1 begincidrange <0000> <ffff> 0 endcidrange`;
const toUnicode = `${everyCode} 1 beginbfrange <0000> <ffff> <0000> endbfrange`;

/**
 * Adobe's own tables go from a code to the number of a glyph and from there to Unicode; a megabyte of
 * them is needed to draw. Whoever only reads may take Unicode itself for the number of the glyph, as
 * long as the code says it. Where it does not, the font is not read.
 */
export class CharacterMaps {
  #hasUnicode = false;

  async fetch({ kind, filename }: Asked): Promise<Uint8Array> {
    const map = kind === 'cMapUrl' ? this.#mapOf(filename) : undefined;
    if (!map) throw new Error(`${filename} is not kept.`);
    return new TextEncoder().encode(`begincmap /CMapName /${filename} def ${map} endcmap`);
  }

  #mapOf(name: string): string | undefined {
    if (/^Adobe-\w+-UCS2$/.test(name)) return this.#hasUnicode ? toUnicode : undefined;
    const map = /^Uni(GB|CNS|JIS|KS)-(UCS2|UTF16)-[HV]$/.test(name)
      ? identity
      : /^GBK?p?(2K)?(-EUC)?-[HV]$/.test(name)
        ? chineseCodes()
        : undefined;
    if (map) this.#hasUnicode = true;
    return map;
  }
}

/** GBK, of one byte or two. */
function chineseCodes(): string {
  const decoder = new TextDecoder('gbk');
  const lines: string[] = [];
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const [letter = '', more] = decoder.decode(Uint8Array.of(first, second));
      if (more === undefined && letter !== '\ufffd')
        lines.push(`<${first.toString(16)}${hex(second)}> ${letter.codePointAt(0)}`);
    }
  return `2 begincodespacerange <00> <80> <8140> <fefe> endcodespacerange
1 begincidrange <00> <80> 0 endcidrange
${lines.length} begincidchar ${lines.join('\n')} endcidchar`;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
