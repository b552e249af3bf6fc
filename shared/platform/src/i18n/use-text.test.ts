import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { addMessages, createI18n } from './i18n.ts';
import { useText } from './use-text.ts';

const textOf = () => renderHook(() => useText('words')).result.current;

describe('the texts of a namespace', () => {
  beforeEach(() => {
    createI18n('en');
  });

  it('are put together once for the same values, and anew for others', () => {
    addMessages('words', { en: { due: '{{count}} due' }, 'zh-CN': { due: '{{count}} 项' } });
    const look = jest.spyOn(i18next.services.interpolator, 'interpolate');
    const t = textOf();
    expect([t('due', { count: 2 }), t('due', { count: 2 }), t('due', { count: 3 })]).toEqual([
      '2 due',
      '2 due',
      '3 due',
    ]);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('may be empty: what stands between two sentences is nothing in Chinese', () => {
    addMessages('words', { en: { after: '' }, 'zh-CN': { after: '' } });
    expect(textOf()('after')).toBe('');
  });

  it('are looked up again when a catalogue has come', () => {
    const t = textOf();
    expect(t('late')).toBe('late');
    addMessages('words', { en: { late: 'Overdue' }, 'zh-CN': { late: '已逾期' } });
    expect(t('late')).toBe('Overdue');
  });
});
