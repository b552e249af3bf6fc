import type { Act } from '../press.ts';

export interface Screen {
  name: string;
  path: string;
  /** What is there once the screen has come. */
  ready: string;
  /** What a person does before it is looked at. */
  act?: Act;
  /**
   * Judged alone: the guards around a menu pass focus on at once, and what is covered now is there
   * again after a scroll or a key, which axe cannot know.
   */
  part?: string;
}

export const heading = 'h1, h2';
export const dialog = '[role=dialog], [role=alertdialog]';
export const question = '[role=alertdialog]';
