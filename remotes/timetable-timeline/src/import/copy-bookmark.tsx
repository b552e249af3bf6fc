import { copy } from '@board/platform';
import { useTexts } from '../text.ts';
import styles from './import-wizard.module.css';

/**
 * Run in the school's page, it copies that page with the frames it is made of. By the old command:
 * the newer one is refused where a school serves without https.
 */
function copyPage(done: string, refused: string) {
  const pages = (page: Document): string => {
    const frames = [...page.querySelectorAll('iframe, frame')].map((frame) => {
      const inner = (frame as HTMLIFrameElement).contentDocument;
      return inner ? pages(inner) : '';
    });
    return page.documentElement.outerHTML + frames.join('');
  };
  const whole = pages(document);
  let given = false;
  const give = (event: ClipboardEvent) => {
    given = true;
    event.clipboardData?.setData('text/plain', whole);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', give, true);
  const copied = document.execCommand('copy') && given;
  document.removeEventListener('copy', give, true);
  alert(copied ? done : refused);
}

/** Dragged to the bookmarks; who cannot drag makes one of its address. */
export function CopyBookmark() {
  const t = useTexts();
  const words = [t('import.copied'), t('import.notCopied')].map((text) => JSON.stringify(text));
  const address = `javascript:${encodeURIComponent(`(${copyPage})(${words})`)}`;
  // By hand: React lets no script through as an address, and the page's own policy would run none.
  function arm(link: HTMLAnchorElement | null) {
    if (!link) return;
    link.setAttribute('href', address);
    link.onclick = (press) => {
      press.preventDefault();
      void copy(address, {
        done: t('import.bookmarkCopied'),
        failed: t('import.bookmarkFailed'),
      });
    };
  }

  return (
    <p className={styles.note}>
      {t('import.bookmarkHint')}{' '}
      <a href="/timetable" ref={arm}>
        {t('import.bookmark')}
      </a>
    </p>
  );
}
