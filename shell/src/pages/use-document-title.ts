import { useText } from '@board/platform';
import { useEffect } from 'react';

export function useDocumentTitle(page?: string): void {
  const t = useText('shell');
  const product = t('product');
  useEffect(() => {
    document.title = page ? `${page} · ${product}` : product;
  }, [page, product]);
}
