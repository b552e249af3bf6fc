import { renderHook } from '@testing-library/react';
import { addMessages, textAnywhere } from './catalogues.ts';
import { createI18n } from './i18n.ts';
import { textsOf, useText } from './use-text.ts';

const textOf = () => renderHook(() => useText('words')).result.current;

describe('the texts of a namespace', () => {
  beforeEach(() => {
    createI18n('en');
  });

  it('are one function for each language, which rows may compare', () => {
    expect(textOf()).toBe(textOf());
    expect(textsOf('zh-CN', 'words')).not.toBe(textOf());
  });

  it('take values as they are, whatever is written in them', () => {
    addMessages('words', { en: { moved: '{{what}} to {{day}}' }, 'zh-CN': {} });
    expect(textOf()('moved', { what: '{{day}} & $1', day: 3 })).toBe('{{day}} & $1 to 3');
  });

  it('say several of something in the form of the language', () => {
    const due = { due_one: '{{count}} task', due_other: '{{count}} tasks', day: '{{count}} d' };
    addMessages('words', { en: due, 'zh-CN': { due_other: '{{count}} 项', day: '{{count}} 天' } });
    const t = textOf();
    expect([1, 2, 0].map((count) => t('due', { count }))).toEqual(['1 task', '2 tasks', '0 tasks']);
    expect(t('day', { count: 1 })).toBe('1 d');
    expect(textsOf('zh-CN', 'words')('due', { count: 1 })).toBe('1 项');
  });

  it('may be empty: what stands between two sentences is nothing in Chinese', () => {
    addMessages('words', { en: { after: '' }, 'zh-CN': { after: '' } });
    expect(textOf()('after')).toBe('');
  });

  it('are said by their key where nobody says them', () => {
    addMessages('words', { en: { day: { free: 'Free' } }, 'zh-CN': {} });
    const t = textOf();
    expect(['day', 'day.full', 'day.free.all', 'toString'].map((key) => t(key))).toEqual([
      'day',
      'day.full',
      'day.free.all',
      'toString',
    ]);
  });

  it('are said in other words where whoever asks has some', () => {
    expect(textOf()('deed.new', { defaultValue: 'do this' })).toBe('do this');
  });

  it('grow when another catalogue comes', () => {
    const t = textOf();
    expect(t('row.late')).toBe('row.late');
    addMessages('words', { en: { row: { done: 'Done' } }, 'zh-CN': {} });
    addMessages('words', { en: { row: { late: 'Overdue' } }, 'zh-CN': {} });
    expect([t('row.late'), t('row.done')]).toEqual(['Overdue', 'Done']);
  });

  it('are found in any area by who does not know whose they are', () => {
    addMessages('tasks', { en: { field: { title: 'Title' } }, 'zh-CN': {} });
    expect([textAnywhere('en', 'field.title'), textAnywhere('en', 'field.seat')]).toEqual([
      'Title',
      undefined,
    ]);
  });
});
