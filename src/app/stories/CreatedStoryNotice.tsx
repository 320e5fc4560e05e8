// Says on the shelf that a story was just made, with a link to it.

import { storyHref } from '../../contract/presentation/story-address';
import { useTexts } from '../../platform/i18n/i18n';
import { IconButton } from '../../ui/Button';
import { useApp } from '../providers';
import { focusPage } from '../shell/opened-page';
import { createdStoryStore } from '../creation/shelf-signals';
import './shelf-notes.css';
import { useReadable } from '../../ui/use-readable';

const placeOfTitle = '\n';

/** Stands in a live region. Shows nothing once it is closed. */
export function CreatedStoryNotice() {
  const { t } = useTexts();
  const { deployment } = useApp();
  const story = useReadable(createdStoryStore);
  const forget = (): void => createdStoryStore.set(undefined);
  const close = (): void => {
    forget();
    focusPage();
  };
  if (story === undefined) return null;
  // The title has its own language, so the sentence is divided where it stands.
  const [before, after] = t('creation.ready', { title: placeOfTitle }).split(placeOfTitle);
  return (
    <>
      <span>
        {before}
        <span lang={story.lang} dir="auto">
          {story.title}
        </span>
        {after}
      </span>
      <a className="button button-primary" href={storyHref(deployment.variant, story.id)} onClick={forget}>
        {t('creation.read')}
      </a>
      <IconButton icon="close" label={t('app.close')} onClick={close} />
    </>
  );
}
