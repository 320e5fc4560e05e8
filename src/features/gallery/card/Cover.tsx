// A story's picture; drawn from its title where there is none, or where it cannot be had.
import { useState } from 'react';
import { lazyDrawing } from '../../../ui/lazy-drawing';

const FallbackCover = lazyDrawing(() =>
  import('../../../ui/cover/FallbackCover').then((module) => module.FallbackCover),
);

interface CoverProps {
  readonly title: string;
  readonly url: string | undefined;
  /** It is wanted now. */
  readonly isFirst: boolean;
}

export function Cover({ title, url, isFirst }: CoverProps) {
  const [failed, setFailed] = useState(false);
  if (url === undefined || failed) return <FallbackCover title={title} />;
  return (
    <img
      src={url}
      alt=""
      width={360}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={() => setFailed(true)}
    />
  );
}
