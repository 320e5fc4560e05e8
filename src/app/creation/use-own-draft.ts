// Gives the forms of creation the draft of the person whose work the page shows.
import { useEffect, useMemo } from 'react';
import { report } from '../../platform/browser/report';
import { withDeviceDatabase } from '../../platform/storage/database';
import { draftOf, noDraft, type Draft, type DraftForm } from '../../platform/storage/drafts';
import { deviceStorage } from '../../platform/storage/site-storage';
import { useApp } from '../providers';
import { usePerson } from '../session/Guard';

/** Returns the draft of a form, which nobody else who signs in on this device sees. A kiosk keeps none: its next visitor is someone else. */
export function useOwnDraft(form: DraftForm): Draft {
  const { kiosk } = useApp();
  const person = usePerson();
  // Earlier versions kept one draft for everybody. It stays nobody's, since it may hold another person's address.
  useEffect(() => {
    if (person === '' || kiosk) return;
    draftOf(withDeviceDatabase, { form, person: '' }, deviceStorage)
      .remove()
      .catch((error: unknown) => report(error, 'draft: remove an old one'));
  }, [kiosk, form, person]);
  return useMemo(
    () => (kiosk ? noDraft : draftOf(withDeviceDatabase, { form, person }, deviceStorage)),
    [kiosk, form, person],
  );
}
