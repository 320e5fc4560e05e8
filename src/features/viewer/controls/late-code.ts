// The code of a story that its cover does not need. Each part is loaded once.

interface LateCode<T> {
  /** Rejects when loading fails; the next call then tries again. */
  readonly load: () => Promise<T>;
  /** Returns undefined until it is loaded. */
  readonly loaded: () => T | undefined;
}

function lateCode<T>(load: () => Promise<T>): LateCode<T> {
  let loading: Promise<T> | undefined;
  let loaded: T | undefined;
  return {
    load() {
      loading ??= load().then(
        (code) => (loaded = code),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    loaded: () => loaded,
  };
}

/** Chunks of their own, since most stories are shown in one way. */
export const viewCode = {
  book: lateCode(() => import('../book/BookView')),
  slides: lateCode(() => import('../slides/SlidesView')),
};

/** What the bar has once a story is started. */
export const startedBarCode = lateCode(async () => {
  const [{ ScrubBar }, { EndButtons, StoryMenu }] = await Promise.all([
    import('./ScrubBar'),
    import('./StoryMenu'),
  ]);
  return { EndButtons, ScrubBar, StoryMenu };
});
