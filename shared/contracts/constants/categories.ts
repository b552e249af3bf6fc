import type { Locale } from './locales.ts';

/**
 * Money's six categories. The Chinese name stands in both languages; the seal is its first
 * character; the colour is the light theme's, for clients without our tokens.
 */
export const categories = [
  { key: 'dining', zh: '餐饮', en: 'Dining', seal: '餐', color: '#ce7a3e' },
  { key: 'study', zh: '学习', en: 'Study', seal: '学', color: '#346ca3' },
  { key: 'transport', zh: '交通', en: 'Transport', seal: '交', color: '#379797' },
  { key: 'entertainment', zh: '娱乐', en: 'Entertainment', seal: '娱', color: '#b45c90' },
  { key: 'part-time', zh: '兼职', en: 'Part-time work', seal: '兼', color: '#468952' },
  { key: 'other', zh: '其他', en: 'Other', seal: '其', color: '#8a857e' },
] as const;

/** Wages only come in; all else does too, where it is given back. */
export const spendingCategories = categories.filter(({ key }) => key !== 'part-time');

type CategoryEntry = (typeof categories)[number];
export type Category = CategoryEntry['key'];

const fallback = categories[5];
const byKey = new Map<string, CategoryEntry>(categories.map((entry) => [entry.key, entry]));
const byAnyName = new Map<string, CategoryEntry>(
  categories.flatMap((entry) => [
    [entry.key, entry],
    [entry.zh, entry],
    [entry.en.toLowerCase(), entry],
    [`${entry.en} ${entry.zh}`.toLowerCase(), entry],
  ]),
);

/** What a client sends beyond the six is kept, and styled as `other`. */
export function categoryStyle(key: string): Category {
  return (byKey.get(key) ?? fallback).key;
}

export function categoryColor(key: string): string {
  return (byKey.get(key) ?? fallback).color;
}

export function categorySeal(key: string): string {
  return (byKey.get(key) ?? fallback).seal;
}

/** '餐饮' in Chinese, 'Dining 餐饮' in English; one that is not of the six speaks for itself, none is `other`. */
export function categoryName(key: string | null | undefined, locale: Locale): string {
  const known = categoryKey(key);
  const entry = byKey.get(known);
  if (!entry) return known;
  return locale === 'zh-CN' ? entry.zh : `${entry.en} ${entry.zh}`;
}

/** An entry may come without one: the specification leaves that open (architecture.md, 'Furniture'). */
export function categoryKey(key: string | null | undefined): string {
  return key?.trim() || fallback.key;
}

/** The key behind a category as people and other programs write it; unknown names stay. */
export function categoryFromName(name: string): string {
  const wanted = name.trim();
  return byAnyName.get(wanted.toLowerCase())?.key ?? (wanted || fallback.key);
}
