// The control screen while the other one shows a presentation: what plays, and the player's buttons in large (spec screens §12).
import { useCallback } from 'react';
import type { SplitAction } from '../../../contract/split-messages';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button, IconButton } from '../../../ui/Button';
import { Icon, type IconName } from '../../../ui/Icon';
import { isPlayerIcon, PlayerIcon, type PlayerIconName } from '../../../ui/PlayerButton';
import { useInterceptedLinks, useLeaving } from '../leaving';
import type { SplitLink } from './split-link';
import { useReadable } from '../../../ui/use-readable';

interface RemoteControlProps {
  readonly link: Pick<SplitLink, 'shown' | 'act'>;
  /** The path of the presentation that was opened here. */
  readonly path: string;
  readonly homeHref: string;
  /** Leaves the presentation for another page of the kiosk. Must be stable. */
  readonly onLeave: (href: string) => void;
  /** Shows the code of what this visitor made; undefined where that is something else. */
  readonly onTakeAlong: (() => void) | undefined;
}

export function RemoteControl({ link, path, homeHref, onLeave, onTakeAlong }: RemoteControlProps) {
  const { t } = useTexts();
  const shown = useReadable(link.shown);
  const playing = useCallback(() => {
    const latest = link.shown.get();
    return latest.path === path ? latest.player : undefined;
  }, [link, path]);
  const { subscribe } = link.shown;
  const leaving = useLeaving({ playing, subscribe, act: link.act, leave: onLeave });
  // Each link of the page ends what plays on the other screen.
  useInterceptedLinks(leaving.onLeave);
  const player = shown.path === path ? shown.player : undefined;
  const button = (icon: IconName | PlayerIconName, label: string, action: SplitAction, pressed?: boolean) => (
    <IconButton
      icon={isPlayerIcon(icon) ? <PlayerIcon name={icon} /> : icon}
      label={label}
      aria-pressed={pressed}
      disabled={player === undefined}
      onClick={() => link.act(action)}
    />
  );
  return (
    <section className="remote" aria-labelledby="remote-title">
      <p>{t('kiosk.split.onOtherScreen')}</p>
      <h1 id="remote-title">{(player && shown.title) || t('viewer.story')}</h1>
      {player && (
        <p className="remote-page">
          {t('viewer.scrub.page', { page: player.index + 1, pages: player.count })}
        </p>
      )}
      <div className="remote-buttons">
        {button('previous', t('viewer.previous'), 'Previous')}
        {player?.isPlaying === true
          ? button('pause', t('viewer.pause'), 'Pause')
          : button('play', t('viewer.play'), 'Play')}
        {button('next', t('viewer.next'), 'Next')}
      </div>
      <div className="remote-buttons remote-buttons-small">
        <a className="icon-button" href={homeHref} aria-label={t('viewer.home')}>
          <Icon name="home" />
        </a>
        {button('restart', t('viewer.restart'), 'Restart')}
        {button('subtitles', t('viewer.subtitles'), 'ToggleSubtitles', player?.subtitles ?? false)}
      </div>
      {onTakeAlong && <Button onClick={onTakeAlong}>{t('kiosk.playback.take')}</Button>}
      {leaving.question}
    </section>
  );
}
