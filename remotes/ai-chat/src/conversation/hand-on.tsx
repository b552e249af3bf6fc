import { openLayer } from '@board/platform';
import { Button, Row } from '@board/ui';
import { useTexts } from '../text.ts';

/** A statement that is only drawn has no columns to choose from. */
const mayBeBill = /\.(csv|txt)$/i;

/** What no model reads, an import may. */
export function HandOn({ file }: { file: File }) {
  const t = useTexts();
  const to = (remote: string) => () => openLayer(remote, 'import', { file });
  return (
    <Row>
      <Button size="small" label={t('file.timetable')} onClick={to('timetable-timeline')} />
      {mayBeBill.test(file.name) && (
        <Button size="small" label={t('file.bill')} onClick={to('finance')} />
      )}
    </Row>
  );
}
