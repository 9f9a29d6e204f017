import { Glyph } from '../../lib/glyph';
import { FileChip, Files, Hint } from './attached-files.styles';

interface AttachedFilesProps {
  readonly names: readonly string[];
  readonly onRemove: (name: string) => void;
}

/** The names of what was attached. */
export function AttachedFiles({ names, onRemove }: AttachedFilesProps) {
  return (
    <>
      <Files aria-label="Attached files">
        {names.map((name) => (
          <FileChip key={name}>
            <span>{name}</span>
            <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(name)}>
              <Glyph shape="close" size={16} />
            </button>
          </FileChip>
        ))}
      </Files>
      <Hint role="status">Files stay on this device. Add them again once you are signed in.</Hint>
    </>
  );
}
