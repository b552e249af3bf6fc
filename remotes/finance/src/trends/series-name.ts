import { categoryName } from '@board/contracts/constants/categories';
import { useLocale, useText } from '@board/platform';

export function useSeriesName() {
  const t = useText('finance');
  const locale = useLocale();
  return (key: string) =>
    key === 'income' || key === 'expense' ? t(`type.${key}`) : categoryName(key, locale);
}
