import { lazyWithRetry } from '@tessera/shared/remote';
import { Dialog, Skeleton } from '@tessera/shared/ui';
import { Suspense, useState } from 'react';
import type { SharePanelProps } from './share-panel';
import type { MadeLink } from './use-share-links';

const SharePanel = lazyWithRetry(async () => (await import('./share-panel')).SharePanel);

export interface ShareDialogProps extends Omit<SharePanelProps, 'made' | 'onMade' | 'makesOne'> {
  /** A link is made when it opens first. */
  makesFirst: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** 'Share' of the builder; on phones it comes from below. */
export function ShareDialog({ makesFirst, isOpen, onOpenChange, ...panel }: ShareDialogProps) {
  const [made, setMade] = useState<MadeLink>();
  const [makesOne, setMakesOne] = useState(makesFirst);
  return (
    <Dialog title="Share" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Suspense fallback={<Skeleton lines={5} />}>
        <SharePanel
          {...panel}
          makesOne={makesOne}
          made={made}
          onMade={(link) => {
            setMade(link);
            setMakesOne(false);
          }}
        />
      </Suspense>
    </Dialog>
  );
}
