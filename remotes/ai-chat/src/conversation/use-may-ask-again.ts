import { useStateValue } from '@board/platform';
import { conversation } from '../talk/conversation.ts';
import { pictureOf } from '../talk/pictures.ts';

/** A question with a picture may be asked again as long as the page still has the picture. */
export const useMayAskAgain = (questionId: string | null | undefined): boolean =>
  useStateValue(conversation, ({ messages }) => {
    const question = messages.find(({ id }) => id === questionId);
    return question !== undefined && (!question.picture || pictureOf(question.id) !== undefined);
  });
