import { togetherPage } from '@board/contracts/constants/together-paths';
import { openLayer } from '@board/platform';
import { Link } from '@board/platform/router';
import { Button, classNames, Row } from '@board/ui';
import { Section } from '@board/ui/page';
import { useTexts } from '../text.ts';
import styles from './share-layer.module.css';

/** The ways to show one's time to others, and to find some that is everybody's. */
export function ShareCard() {
  const t = useTexts();
  return (
    <Section title={t('share.title')}>
      <p className={classNames(styles.note, styles.above)}>{t('share.note')}</p>
      <Row>
        <Button
          icon="link"
          label={t('command.share')}
          onClick={() => openLayer('timetable-timeline', 'share')}
        />
        <Link to={togetherPage}>{t('together.title')}</Link>
      </Row>
    </Section>
  );
}
