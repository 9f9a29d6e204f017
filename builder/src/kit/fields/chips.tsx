import { CloseIcon } from '../frame/icons';

interface Chip {
  readonly id: string;
  readonly label: string;
}

interface ChipsProps {
  /** What they are: 'Chosen tags'. */
  readonly label: string;
  readonly chips: readonly Chip[];
  readonly onRemove: (id: string) => void;
}

/** What is chosen already, each with a button that takes it back. */
export function Chips({ label, chips, onRemove }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.id} className="chip">
          <span dir="auto">{chip.label}</span>
          <button
            type="button"
            className="chip-remove"
            aria-label={`Remove ${chip.label}`}
            title="Remove"
            onClick={() => {
              onRemove(chip.id);
            }}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}
