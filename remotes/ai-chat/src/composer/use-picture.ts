import { assistantLimits } from '@board/contracts/constants/assistant';
import { toast } from '@board/platform';
import { useEffect, useState } from 'react';
import { useReaders } from '../talk/conversation.queries.ts';
import { isPicture, type Picture } from '../talk/pictures.ts';
import { useWhoAnswers } from '../talk/use-who-answers.ts';
import { useTexts } from '../text.ts';

const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** By their names: what systems call text has many types. */
const fileTypes = ['.pdf', '.txt', '.csv', '.ics', '.md'];

/** One picture or file beside what is being written: chosen, pasted or dropped. A picture needs a model that sees. */
export function usePicture() {
  const t = useTexts();
  const status = useWhoAnswers();
  const byModel = status?.assistant === 'provider';
  const readers = useReaders(byModel);
  const [file, setFile] = useState<File>();
  // Before it is known who answers, nothing is taken.
  const mayTake = status !== undefined && (!byModel || readers !== undefined);
  const seesPictures = byModel && readers?.reader != null;

  const pictureFor = (given: File): Picture | undefined => {
    const reader = byModel && (isPicture(given) ? readers?.reader : readers?.file_reader);
    if (reader) return { file: given, reader };
    return isPicture(given) ? undefined : { file: given, answer: t('file.answer') };
  };
  /** Whether there was one to take. */
  const take = (files: Iterable<File> | null): boolean => {
    const given = [...(files ?? [])].find((each) => seesPictures || !isPicture(each));
    if (!mayTake || !given) return false;
    const isWrong = isPicture(given) && !pictureTypes.includes(given.type);
    if (isWrong) toast({ tone: 'error', message: t('picture.type') });
    else if (given.size > assistantLimits.pictureBytes)
      toast({ tone: 'error', message: t(isPicture(given) ? 'picture.large' : 'file.large') });
    else setFile(given);
    return true;
  };
  // What somebody else brings waits until it is known who answers.
  const [offered, offer] = useState<File>();
  useEffect(() => {
    if (!offered || !mayTake) return;
    offer(undefined);
    if (!take([offered])) toast({ tone: 'info', message: t('picture.unseen') });
  });
  return {
    mayTake,
    accept: [...(seesPictures ? pictureTypes : []), ...fileTypes].join(),
    seesPictures,
    picture: file && pictureFor(file),
    take,
    offer,
    remove: () => setFile(undefined),
  };
}
