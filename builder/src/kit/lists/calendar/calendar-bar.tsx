import { BackIcon } from '../../frame/icons';

export type CalendarMode = 'month' | 'week' | 'agenda';

const modes: readonly (readonly [CalendarMode, string])[] = [
  ['month', 'Month'],
  ['week', 'Week'],
  ['agenda', 'Agenda'],
];

interface CalendarBarProps {
  /** What is shown: 'March 2026'. */
  readonly label: string;
  readonly mode: CalendarMode;
  readonly onMode: (mode: CalendarMode) => void;
  readonly onToday: () => void;
  /** One back or forward. */
  readonly onStep: (step: -1 | 1) => void;
}

/** Turns the pages of a calendar and chooses how it shows them. */
export function CalendarBar({ label, mode, onMode, onToday, onStep }: CalendarBarProps) {
  const unit = mode === 'week' ? 'week' : 'month';
  return (
    <div className="calendar-bar">
      <h2 className="calendar-title" aria-live="polite">
        {label}
      </h2>
      <div className="calendar-steps">
        <button
          type="button"
          className="icon-button"
          aria-label={`Previous ${unit}`}
          title={`Previous ${unit}`}
          onClick={() => {
            onStep(-1);
          }}
        >
          <BackIcon />
        </button>
        <button type="button" className="button calendar-today" onClick={onToday}>
          Today
        </button>
        <button
          type="button"
          className="icon-button calendar-next"
          aria-label={`Next ${unit}`}
          title={`Next ${unit}`}
          onClick={() => {
            onStep(1);
          }}
        >
          <BackIcon />
        </button>
      </div>
      <div className="segments" role="group" aria-label="Calendar">
        {modes.map(([one, name]) => (
          <button
            key={one}
            type="button"
            className="segment segment-wide"
            aria-pressed={one === mode}
            onClick={() => {
              onMode(one);
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
