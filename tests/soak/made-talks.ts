// Makes talks in each of the six languages, with films and subtitles, checks each, and plays it offline to its end.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { speakerLanguages, speakers } from '../../src/contract/creation/speakers';
import { serve } from '../../mocks/server/serve';
import { faultsOfStory } from '../../mocks/studio/making/made-story.fixture';
import { openDataDirectory } from '../../mocks/service/store/data-directory';
import { askForStory, plainTalk } from '../story-maker/ask-for-story';
import { waitUntilSaved } from './wait-until-saved';

const titles = {
  English: 'Why the sea is salty',
  German: 'Warum das Meer salzig ist',
  French: 'Pourquoi la mer est salée',
  Italian: 'Perché il mare è salato',
  Japanese: 'うみは なぜ しょっぱいの',
  Spanish: 'Por qué el mar es salado',
} as const;

/** The 27 speakers, the usual one of each language first. */
const inTurn = Array.from({ length: speakers.length }, (_, rank) => rank).flatMap((rank) =>
  speakerLanguages.flatMap((language) => speakers.filter((one) => one.language === language)[rank] ?? []),
);

/** Makes and plays `amount` talks, each by the next speaker in turn. Returns the faults. */
export async function soakMadeTalks(
  browser: Browser,
  amount: number,
  seed: number,
): Promise<readonly string[]> {
  console.log(`made talks: ${amount}, from speaker ${seed}`);
  const data = await openDataDirectory(await mkdtemp(path.join(tmpdir(), 'soak-talks-')));
  const running = await serve({ folder: 'dist/bookworm', port: 0, library: 'fixture', data });
  const faults: string[] = [];
  for (let nth = 0; nth < amount; nth += 1) {
    const speaker = inTurn[(seed - 1 + nth) % inTurn.length];
    if (speaker === undefined) continue;
    const { value, language } = speaker;
    const frames = await askForStory(running.origin, {
      ...plainTalk,
      title: titles[language],
      language,
      numberOfSlides: 2,
      person: { ...plainTalk.person, speaker: value },
    });
    const created = frames.at(-1);
    const found =
      created?.type === 'created-presentation'
        ? [
            ...(await faultsOfStory(path.join(data.presentationsFolder, created.id))),
            ...(await playOffline(browser, running.origin, created.id)),
          ]
        : [`ended with ${JSON.stringify(created)}`];
    console.log(`${value}: ${found.length === 0 ? 'whole' : found.join('; ')}`);
    faults.push(...found.map((fault) => `${value}: ${fault}`));
  }
  await running.close();
  data.close();
  await rm(data.folder, { recursive: true, force: true });
  return faults;
}

/** Milliseconds. */
const talkTimeout = 240_000;

async function playOffline(browser: Browser, origin: string, id: string): Promise<string[]> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(talkTimeout);
  try {
    await page.goto(`${origin}/#/view/${id}`);
    const player = page.locator('[data-player-state]');
    await player.waitFor();
    await waitUntilSaved(page, id, talkTimeout);
    await context.setOffline(true);
    const shown = await noteMedia(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('[data-player-state="LAST_SLIDE_FINISHED"]').waitFor();
    const seen = await shown.evaluate(({ subtitles, films }) => ({
      subtitles: subtitles.size,
      films: films.size,
    }));
    return seen.subtitles > 0 && seen.films > 0 ? [] : [`it showed ${JSON.stringify(seen)}`];
  } catch (error) {
    return [String(error)];
  } finally {
    await context.close();
  }
}

/** Notes the subtitles that are shown and the films that play from now on. */
function noteMedia(page: Page) {
  return page.evaluateHandle(() => {
    const subtitles = new Set<string>();
    const films = new Set<string>();
    new MutationObserver(() => {
      const text = document.querySelector('.viewer-subtitles')?.textContent;
      if (text) subtitles.add(text);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    // Without a name: for a named function tsx would call a helper that the page does not have.
    document.addEventListener(
      'timeupdate',
      ({ target }) => {
        if (target instanceof HTMLVideoElement && target.currentTime > 0.2) films.add(target.src);
      },
      { capture: true },
    );
    return { subtitles, films };
  });
}
