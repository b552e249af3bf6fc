import { assistantLimits } from '@board/contracts/constants/assistant';
import { toast } from '@board/platform';
import { useState } from 'react';
import { usePictureReader } from '../talk/conversation.queries.ts';
import type { Picture } from '../talk/pictures.ts';
import { useWhoAnswers } from '../talk/use-who-answers.ts';
import { useTexts } from '../text.ts';

export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** One picture beside what is being written: chosen, pasted or dropped, where a model sees pictures. */
export function usePicture() {
  const t = useTexts();
  const status = useWhoAnswers();
  const reader = usePictureReader(status?.assistant === 'provider') ?? undefined;
  const [file, setFile] = useState<File>();
  const picture: Picture | undefined = file && reader && { file, reader };

  /** Whether there was one to take. */
  const take = (files: FileList | null): boolean => {
    const given = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!reader || !given) return false;
    const isKnown = pictureTypes.includes(given.type);
    const fits = given.size <= assistantLimits.pictureBytes;
    if (isKnown && fits) setFile(given);
    else toast({ tone: 'error', message: t(isKnown ? 'picture.large' : 'picture.type') });
    return true;
  };
  return { mayTake: reader !== undefined, picture, take, remove: () => setFile(undefined) };
}
