// What a visitor can do when a presentation is over (spec screens §12), in the place of the player's own panel.
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import '../../ui/controls.css';

interface KioskEndPanelProps {
  /** The address of another presentation; undefined when there is none. */
  readonly nextHref: string | undefined;
  /** Where visitors make their own; undefined when they cannot. */
  readonly createOwnHref: string | undefined;
  readonly homeHref: string;
  /** Shows the code of what this visitor made; undefined where that is something else. */
  readonly onTakeAlong: (() => void) | undefined;
  readonly onReplay: () => void;
  readonly onRate: () => void;
}

export function KioskEndPanel(props: KioskEndPanelProps) {
  const { nextHref, createOwnHref, homeHref, onTakeAlong, onReplay, onRate } = props;
  const { t } = useTexts();
  return (
    <section className="viewer-end-panel" aria-label={t('kiosk.playback.finished')}>
      <div className="viewer-end-buttons">
        {nextHref !== undefined && (
          <a className="button button-primary" href={nextHref}>
            {t('kiosk.playback.next')}
          </a>
        )}
        {onTakeAlong && <Button onClick={onTakeAlong}>{t('kiosk.playback.take')}</Button>}
        <Button onClick={onReplay}>{t('kiosk.playback.replay')}</Button>
        <Button onClick={onRate}>{t('viewer.rate')}</Button>
        {createOwnHref !== undefined && (
          <a className="button" href={createOwnHref}>
            {t('kiosk.createOwn')}
          </a>
        )}
        <a className="button" href={homeHref}>
          {t('kiosk.toStart')}
        </a>
      </div>
    </section>
  );
}
