import { someTask } from '../testing/some-task.ts';
import { formOf } from './form-values.ts';
import { hasPlan } from './plan-marks.tsx';

test('a task that an earlier release kept in the browser is one without a plan', () => {
  const { course: _, tags: __, steps: ___, duration_minutes: ____, ...kept } = someTask();
  const task = kept as ReturnType<typeof someTask>;
  expect(hasPlan(task)).toBe(false);
  expect(formOf(task, 'UTC')).toMatchObject({ minutes: '', course: '', tags: '' });
});
