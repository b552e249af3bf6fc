/** A server that takes a question and never answers is as good as none. */
export const answerPatienceMs = 15_000;
