import { categoryName } from '@board/contracts/constants/categories';
import { useLocale } from '@board/platform';
import { useTexts } from '../text.ts';

export function useSeriesName() {
  const t = useTexts();
  const locale = useLocale();
  return (key: string) =>
    key === 'income' || key === 'expense' ? t(`type.${key}`) : categoryName(key, locale);
}
