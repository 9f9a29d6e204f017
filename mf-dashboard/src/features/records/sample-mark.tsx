import { VisuallyHidden } from '@tessera/shared/ui';
import { Sample } from './record-grid.styles';

/** Beside the name of a record that the application put in to show how it works. */
export function SampleMark() {
  return (
    <Sample>
      {/* Read out apart from the name. */}
      <VisuallyHidden>, </VisuallyHidden>
      Sample
    </Sample>
  );
}
