import { renderBoard } from '@board/test-kit';
import { screen } from '@testing-library/react';
import { CoursesPanel } from '../panel/courses-panel.tsx';
import { messages } from './texts.ts';

const day = '2026-11-18';

export function showCourses(options: Parameters<typeof renderBoard>[1] = {}) {
  return renderBoard(<CoursesPanel />, { messages, day, timeZone: 'Asia/Shanghai', ...options });
}

export const lesson = (name: RegExp) => screen.findByRole('button', { name });
