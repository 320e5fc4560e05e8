// `Continue on page N`, beside Play (decision 41). Its place is kept free, so that nothing moves when it comes.
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import type { Place } from '../../../player/positions';
import './continue.css';

interface ContinueButtonProps {
  readonly place: Place;
  readonly onContinue: () => void;
}

export function ContinueButton({ place, onContinue }: ContinueButtonProps) {
  const { t } = useTexts();
  return (
    <Button className="viewer-continue" onClick={onContinue}>
      {t('viewer.continue', { page: place.slide + 1 })}
    </Button>
  );
}
