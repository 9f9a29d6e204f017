import { ProgressBar } from '@tessera/shared/ui';
import styled from 'styled-components';

export interface UploadProgressProps {
  /** Of what is sent. */
  name: string;
  /** How much of it is sent; undefined while that is not known. */
  percent: number | undefined;
}

/**
 * How far a file on its way has come: words, and a row of tiles below them. It stands in a row that wraps. Nothing here
 * is announced, or a screen reader would speak at each percent; it reads both when it gets there.
 */
export function UploadProgress({ name, percent }: UploadProgressProps) {
  const words = wordsOf(percent);
  return (
    <>
      <Words>{words}</Words>
      {percent === undefined ? null : (
        <Bar>
          <ProgressBar isThin label={`Uploading ${name}`} value={percent} valueText={words} />
        </Bar>
      )}
    </>
  );
}

function wordsOf(percent: number | undefined): string {
  if (percent === undefined) return 'Uploading…';
  // All is sent, and the server has not answered yet: it looks into the file.
  return percent === 100 ? 'Reading…' : `${String(percent)}%`;
}

const Words = styled.span`
  /* As wide as any of its words: what is around it stays where it is. */
  min-width: 10ch;
  color: ${({ theme }) => theme.colors.muted};
  font-variant-numeric: tabular-nums;
`;

/* A line of its own that makes nothing wider than its words do. */
const Bar = styled.div`
  flex: none;
  width: 0;
  min-width: 100%;
`;
