import { openLayer } from '@board/platform';
import { Button, Row } from '@board/ui';
import { useTexts } from '../text.ts';

/** What no model reads, an import may. */
export function HandOn({ file }: { file: File }) {
  const t = useTexts();
  const to = (remote: string) => () => openLayer(remote, 'import', { file });
  return (
    <Row>
      <Button size="small" label={t('file.timetable')} onClick={to('timetable-timeline')} />
      <Button size="small" label={t('file.bill')} onClick={to('finance')} />
    </Row>
  );
}
