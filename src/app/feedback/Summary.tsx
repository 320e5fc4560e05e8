// Loads and shows the summary dialog of a story.
import type { SummaryDialogProps } from '../../features/feedback/summary/SummaryDialog';
import { useLoaded } from './use-loaded';

const loadDialog = () => import('../../features/feedback/summary/SummaryDialog');

export function Summary(props: SummaryDialogProps) {
  const dialog = useLoaded(loadDialog, props.onClose);
  return dialog && <dialog.SummaryDialog {...props} />;
}
