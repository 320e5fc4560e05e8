// The overview as a page: gives it the previews and the way to an own presentation.
import { viewHrefOf } from '../address/hrefs';
import { useEffect } from 'react';
import { Overview } from '../../features/kiosk/overview/Overview';
import { createOwnHref } from '../address/hrefs';
import { useTheme } from '../providers';
import { useKiosk } from './use-kiosk';

export function OverviewPage() {
  const { previews, earlyPreview } = useKiosk();
  const { overviewLines } = useTheme();
  useEffect(() => previews.load(), [previews]);
  return (
    <Overview
      previews={previews}
      lines={overviewLines}
      hrefOf={viewHrefOf}
      onOpen={earlyPreview.show}
      createOwnHref={createOwnHref}
    />
  );
}
