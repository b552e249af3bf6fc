import type { Locale } from '@board/contracts/constants/locales';

export const place = (text: string): Record<Locale, string> => ({ 'zh-CN': text, en: text });

export const structures = { 'zh-CN': '数据结构', en: 'Data Structures' };
export const algebra = { 'zh-CN': '线性代数', en: 'Linear Algebra' };
export const probability = { 'zh-CN': '概率论与数理统计', en: 'Probability and Statistics' };
export const networks = { 'zh-CN': '计算机网络', en: 'Computer Networks' };
