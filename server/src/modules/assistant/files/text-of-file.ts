import { assistantLimits } from '@board/contracts/constants/assistant';
import { fileText } from '@board/contracts/formats/file-text';
import { ServiceError } from '../../../errors/errors.ts';
import { linesOf, phrasesOf, type Word } from '../../../files/pdf/word.ts';
import { firstWordsOfPdf, isPdf } from '../../../files/pdf/words-of-pdf.ts';

interface TextOfFile {
  text: string;
  isWhole: boolean;
}

/** Neither a tab nor a break of lines or pages: such a file is no text, whatever it is called. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const noText = /[\x00-\x08\x0e-\x1a\x1c-\x1f\ufffd]/;

/** The words of a PDF line by line, of anything else what it says; as much as a model is given. */
export async function textOfFile({ file }: { file: Uint8Array }): Promise<TextOfFile> {
  const { text, isWhole } = isPdf(file) ? await textOfPdf(file) : textOf(file);
  const trimmed = text.trim();
  if (trimmed === '') throw new ServiceError('assistant.file_empty');
  return {
    text: trimmed.slice(0, assistantLimits.fileText).toWellFormed(),
    isWhole: isWhole && trimmed.length <= assistantLimits.fileText,
  };
}

function textOf(file: Uint8Array): TextOfFile {
  const text = fileText(file);
  if (noText.test(text)) throw new ServiceError('assistant.file_type');
  return { text, isWhole: true };
}

async function textOfPdf(file: Uint8Array): Promise<TextOfFile> {
  const { pages, isWhole } = await firstWordsOfPdf(file);
  return { text: pages.map(textOfPage).join('\n\n'), isWhole };
}

/** What stands apart in a line may be cells of a table. */
const textOfPage = (words: readonly Word[]): string =>
  linesOf(words)
    .map((line) =>
      phrasesOf(line)
        .map(({ text }) => text)
        .join('\t'),
    )
    .join('\n');
