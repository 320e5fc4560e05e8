// What can be done when the story is over (spec screens §4, §9).
import { Button } from '../../../ui/Button';
import { useTexts } from '../../../platform/i18n/i18n';
import type { Command } from './commands';
import { CommandButton } from './CommandButton';
import type { Flash } from './flash';
import { PlayerButton } from '../../../ui/PlayerButton';

interface EndPanelProps {
  readonly flash: Flash;
  readonly onCommand: (command: Command) => void;
  readonly onHome: () => void;
  readonly onRate: () => void;
}

export function EndPanel({ flash, onCommand, onHome, onRate }: EndPanelProps) {
  const { t } = useTexts();
  return (
    <div className="viewer-end-panel">
      <div className="viewer-end-buttons">
        <Button primary onClick={() => onCommand('HearAgain')}>
          {t('viewer.hearAgain')}
        </Button>
        <Button onClick={onHome}>{t('viewer.back')}</Button>
      </div>
      <div className="viewer-end-icons">
        <CommandButton
          icon="restart"
          label={t('viewer.restart')}
          command="Restart"
          onCommand={onCommand}
          flash={flash}
        />
        <PlayerButton icon="home" label={t('viewer.home')} onClick={onHome} flashes={false} />
        <PlayerButton icon="star" label={t('viewer.rate')} onClick={onRate} flashes={false} />
      </div>
    </div>
  );
}
