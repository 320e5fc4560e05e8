// Gives the forms of creation the draft of the person whose work the page shows.
import { useMemo } from 'react';
import { withDeviceDatabase } from '../../platform/storage/database';
import { draftOf, noDraft, type Draft, type DraftForm } from '../../platform/storage/drafts';
import { deviceStorage } from '../../platform/storage/site-storage';
import { useApp } from '../providers';
import { usePerson } from '../session/Guard';

/** Returns the draft of a form, which nobody else who signs in on this device sees. A kiosk keeps none: its next visitor is someone else. */
export function useOwnDraft(form: DraftForm): Draft {
  const { kiosk } = useApp();
  const person = usePerson();
  return useMemo(
    () => (kiosk ? noDraft : draftOf(withDeviceDatabase, { form, person }, deviceStorage)),
    [kiosk, form, person],
  );
}
