// The button `Continue on page N` beside Play (spec screens §9). The layout reserves its space, so nothing moves when it appears.
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import type { ReadingPosition } from '../../../player/positions';
import './continue.css';

interface ContinueButtonProps {
  readonly position: ReadingPosition;
  readonly onContinue: () => void;
}

export function ContinueButton({ position, onContinue }: ContinueButtonProps) {
  const { t } = useTexts();
  return (
    <Button className="viewer-continue" onClick={onContinue}>
      {t('viewer.continue', { page: position.slide + 1 })}
    </Button>
  );
}
