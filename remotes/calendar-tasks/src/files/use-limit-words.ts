import { inMegabytes, taskFileLimit } from '@board/contracts/constants/task-files';
import { useFormat } from '@board/platform';
import { useTexts } from '../text.ts';

const { bytes, perTask, allBytes } = taskFileLimit;

/** What may be brought, for a sentence. */
export function useLimitWords() {
  const { number } = useFormat();
  return {
    largest: number(inMegabytes(bytes)),
    all: number(inMegabytes(allBytes)),
    most: number(perTask),
  };
}

const kilobyte = 1024;

export function useSizeWords(): (size: number) => string {
  const t = useTexts();
  const { number } = useFormat();
  return (size) => {
    const kilobytes = Math.max(1, Math.round(size / kilobyte));
    return kilobytes < kilobyte
      ? t('files.kilobytes', { size: number(kilobytes) })
      : t('files.megabytes', { size: number(inMegabytes(size)) });
  };
}
