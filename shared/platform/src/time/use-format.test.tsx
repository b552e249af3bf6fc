import { act, renderHook } from '@testing-library/react';
import { boardState } from '../state/board-state.ts';
import { useFormat } from './use-format.ts';

const noon = Date.UTC(2026, 10, 18, 12, 5);

beforeEach(() => Object.assign(boardState, { locale: 'en', timeZone: 'UTC' }));

test('all who format in one language and zone share what is expensive to make', () => {
  const first = renderHook(() => useFormat());
  const second = renderHook(() => useFormat());
  expect(second.result.current).toBe(first.result.current);
});

test('follows the language and the zone', async () => {
  const { result } = renderHook(() => useFormat());
  expect(result.current.monthDay('2026-11-18')).toBe('18 November');
  expect(result.current.clock(noon)).toBe('12:05');
  await act(async () => {
    Object.assign(boardState, { locale: 'zh-CN', timeZone: 'Asia/Shanghai' });
  });
  expect(result.current.monthDay('2026-11-18')).toBe('11月18日');
  expect(result.current.clock(noon)).toBe('20:05');
});

test('names stand in the order of their language, in Chinese by how they sound', async () => {
  const { result } = renderHook(() => useFormat());
  await act(async () => {
    Object.assign(boardState, { locale: 'zh-CN' });
  });
  const names = ['线性代数', '大学英语', '概率论', '操作系统'];
  expect(names.toSorted(result.current.compare).join('、')).toBe(
    '操作系统、大学英语、概率论、线性代数',
  );
});

test('a debt carries a real minus', () => {
  const { result } = renderHook(() => useFormat());
  expect(result.current.money(-1234.5)).toBe('\u22121,234.50');
});

test('a span of days names a month that holds for both once', async () => {
  const { result } = renderHook(() => useFormat());
  expect(result.current.span('2026-11-23', '2026-11-29')).toBe('23–29 November');
  expect(result.current.span('2026-11-30', '2026-12-06', 'short')).toBe('30 Nov – 6 Dec');
  await act(async () => {
    boardState.locale = 'zh-CN';
  });
  expect(result.current.span('2026-11-23', '2026-11-29')).toBe('11月23日–29日');
});

test('what is due has one time, and a span has two', () => {
  const { result } = renderHook(() => useFormat());
  expect(result.current.timeRange('20:00-22:00')).toBe('20:00–22:00');
  expect(result.current.timeRange('22:00-22:00')).toBe('22:00');
});
