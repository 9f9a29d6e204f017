import type { ReactNode } from 'react';
import { IsPartContext, PageHeading } from '../frame/page';

interface PageBlocksProps {
  readonly title: string;
  /** Blocks, in order. */
  readonly children: ReactNode;
}

/** A page that is made of blocks: side by side where there is room, below each other on a phone. */
export function PageBlocks({ title, children }: PageBlocksProps) {
  return (
    <>
      <div className="page-head">
        <PageHeading title={title} part="page" />
      </div>
      <IsPartContext value>
        <div className="blocks">{children}</div>
      </IsPartContext>
    </>
  );
}
