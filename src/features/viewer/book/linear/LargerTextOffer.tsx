// Shows the button that opens the linear view, when a page's text is small (spec book §3).
import { useTexts } from '../../../../platform/i18n/i18n';
import { Button } from '../../../../ui/Button';
import { focusPlayerOnRemoval } from '../../shared/focus';

export function LargerTextOffer({ onLinear }: { readonly onLinear: () => void }) {
  const { t } = useTexts();
  return (
    <div className="book-offer">
      <Button ref={focusPlayerOnRemoval} onClick={onLinear}>
        {t('viewer.readLarger')}
      </Button>
    </div>
  );
}
