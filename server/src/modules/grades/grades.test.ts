import { createCourse } from '@board/contracts/calls/courses';
import {
  createGrade,
  deleteGrade,
  listGrades,
  setGradeScale,
  updateGrade,
} from '@board/contracts/calls/grades';
import { getChanges } from '@board/contracts/calls/system';
import { createTerm, deleteTerm } from '@board/contracts/calls/terms';
import { usualBands } from '@board/contracts/constants/grades';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { listGradesTool } from './tools.ts';

const part = { name: 'Midterm', weight: 4_000, mark: 8_500, out_of: 10_000 };
const algebra = {
  term_id: null,
  course_name: 'Linear Algebra',
  credits: 400,
  counts: true,
  parts: [part],
};
const weekly = [{ weekday: 1, weeks: '1-16周', periods: '1-2节' }];
const autumn = { name: 'Autumn 2026', first_monday: '2026-09-07', weeks: 18 };

describeOnEngines('grades', () => {
  const board = boardForAll();

  it('stand beside every course of the timetable, and are one person’s', async () => {
    const [lin, mei] = [await board.asUser(), await board.asUser('mei_student')];
    const { body: term } = await lin.call(createTerm, { body: autumn });
    for (const course_name of ['Linear Algebra', 'Physics'])
      await lin.call(createCourse, {
        body: {
          course_name,
          term_id: term.id,
          meetings: weekly,
        },
      });
    const before = (await lin.call(getChanges, {})).body.revisions.grades;
    const { body: grade } = await lin.call(createGrade, {
      body: { ...algebra, term_id: term.id },
    });
    expect((await lin.call(getChanges, {})).body.revisions.grades).toBe(before + 1);

    const { body } = await lin.call(listGrades, {});
    expect(body).toMatchObject({
      scale: '4.0',
      items: [
        { course_name: 'Linear Algebra', grade: { id: grade.id, parts: [part], version: 1 } },
        { course_name: 'Physics', grade: null },
      ],
    });
    expect((await mei.call(listGrades, {})).body.items).toEqual([]);
    await mei.refused(deleteGrade, { params: { id: grade.id } });
  });

  it('stay with their course when its term is imported anew', async () => {
    const lin = await board.asUser('anew');
    const { body: first } = await lin.call(createTerm, { body: autumn });
    await lin.call(createGrade, { body: { ...algebra, term_id: first.id } });
    await lin.call(deleteTerm, { params: { id: first.id } });
    const { body: second } = await lin.call(createTerm, { body: autumn });
    const course = { course_name: 'Linear Algebra', term_id: second.id, meetings: weekly };
    await lin.call(createCourse, { body: course });
    expect((await lin.call(listGrades, {})).body.items).toMatchObject([
      { term_id: second.id, grade: { parts: [part] } },
    ]);
  });

  it('of a course that is taken again are those of its own term, whatever term is gone', async () => {
    const lin = await board.asUser('retaken');
    const { body: gone } = await lin.call(createTerm, { body: autumn });
    await lin.call(createGrade, { body: { ...algebra, term_id: gone.id } });
    await lin.call(deleteTerm, { params: { id: gone.id } });
    const { body: term } = await lin.call(createTerm, { body: autumn });
    const course = { course_name: 'Linear Algebra', term_id: term.id, meetings: weekly };
    await lin.call(createCourse, { body: course });
    const { body: own } = await lin.call(createGrade, {
      body: { ...algebra, term_id: term.id, parts: [] },
    });
    expect((await lin.call(listGrades, {})).body.items).toMatchObject([
      { term_id: term.id, grade: { id: own.id } },
      { term_id: gone.id, grade: { parts: [part] } },
    ]);
  });

  it('come back as they were, and are not written over unseen', async () => {
    const lin = await board.asUser('again');
    const { body: first } = await lin.call(createGrade, { body: algebra });
    const params = { id: first.id };
    const changed = await lin.call(updateGrade, { params, body: { ...algebra, credits: 300 } });
    expect(changed.body).toMatchObject({ credits: 300, version: 2 });
    const stale = await lin.refused(updateGrade, { params, body: algebra }, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    await lin.call(deleteGrade, { params });
    expect((await lin.call(listGrades, {})).body.items).toEqual([]);
    await lin.call(createGrade, { body: { ...algebra, ...params } });
    expect((await lin.call(listGrades, {})).body.items).toMatchObject([
      { grade: { ...algebra, ...params } },
    ]);
  });

  it('of one course are kept once in a term, and under a name', async () => {
    const lin = await board.asUser('once');
    await lin.call(createGrade, { body: algebra });
    const twice = await lin.refused(createGrade, { body: algebra });
    expect(twice.body.code).toBe('grade.exists');
    const body = { ...algebra, course_name: ' ' };
    expect((await lin.refused(createGrade, { body })).body.code).toBe('grade.name_required');
  });

  it('are read by a scale of the person’s own, a table for each', async () => {
    const lin = await board.asUser('scales');
    const bands = [
      { from: 0, points: 0, letter: '' },
      { from: 8_000, points: 450, letter: '优' },
    ];
    const own = await lin.call(setGradeScale, { body: { scale: '5.0', bands } });
    expect(own.body.bands.map(({ from }) => from)).toEqual([8_000, 0]);
    const usual = await lin.call(setGradeScale, { body: { scale: '4.3' } });
    expect(usual.body.bands).toEqual(usualBands['4.3']);
    const again = await lin.call(setGradeScale, { body: { scale: '5.0' } });
    expect(again.body).toEqual(own.body);
    const twice = [...bands, ...bands];
    expect(
      (await lin.refused(setGradeScale, { body: { scale: '5.0', bands: twice } })).body.code,
    ).toBe('grade.same_band');
  });

  it('are told to the assistant in plain figures', async () => {
    const lin = await board.asUser('asked');
    await lin.call(createGrade, { body: algebra });
    expect(await listGradesTool.run(await board.contextOf(lin), {})).toMatchObject({
      average: 3.7,
      courses: [{ course_name: 'Linear Algebra', credits: 4, mark_so_far: 85 }],
    });
  });
});
