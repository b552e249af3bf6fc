import type { BodyOf } from '@board/contracts/calls/call';
import type { createExam as createExamCall } from '@board/contracts/calls/exams';
import type { Proposable } from '../../area/tool.ts';
import { deleteExam } from './change-exam.ts';
import { createExam } from './create-exam.ts';

export interface AddedExam {
  kind: 'exam.add';
  exam: BodyOf<typeof createExamCall> & { id: string };
}

export const examProposals: readonly Proposable[] = [
  {
    kind: 'exam.add',
    writes: ['exams'],
    async perform(ctx, { exam }: AddedExam) {
      const { id, version } = await createExam(ctx, exam);
      return { id, version };
    },
    takeBack: (ctx, { id, version }: { id: string; version: number }) =>
      deleteExam(ctx, id, version),
  },
];
