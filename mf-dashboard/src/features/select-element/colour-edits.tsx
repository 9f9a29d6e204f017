import type { Theme, Tone } from '@tessera/shared/contracts';
import { Button } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { EditControls } from './edit-controls';
import { EditGroup, type EditProps } from './edit-group';

/** The tones as they look in applications; a swatch only hints at one, since applications derive their own shades. */
const TONES: readonly { readonly tone: Tone; readonly label: string; readonly colour: string }[] = [
  { tone: 'neutral', label: 'Grey', colour: '#77727f' },
  { tone: 'info', label: 'Blue', colour: '#1d5fbf' },
  { tone: 'good', label: 'Green', colour: '#2e7d4f' },
  { tone: 'warning', label: 'Amber', colour: '#b26a00' },
  { tone: 'bad', label: 'Red', colour: '#c43d3d' },
];

/** The colour of an option or a badge. */
export function ToneEdit(props: NonNullable<EditControls['tone']> & EditProps) {
  const { part, tone, mayBeNone, isBusy, onEdit } = props;
  const choose = (next: Tone | null) => () => {
    if (!isBusy && next !== tone) onEdit({ kind: 'tone', part, tone: next });
  };
  return (
    <EditGroup label="Colour">
      {TONES.map((one) => (
        <Swatch
          key={one.tone}
          type="button"
          title={one.label}
          aria-label={one.label}
          aria-pressed={one.tone === tone}
          aria-disabled={isBusy || undefined}
          onClick={choose(one.tone)}
        >
          <Dot style={{ background: one.colour }} />
        </Swatch>
      ))}
      <Choice isOn={tone === 'accent'} isBusy={isBusy} onPress={choose('accent')} label="Accent" />
      {mayBeNone ? (
        <Choice isOn={tone === null} isBusy={isBusy} onPress={choose(null)} label="Automatic" />
      ) : null}
    </EditGroup>
  );
}

/** Each under a name that the builder says, too: 'accent colour is now teal'. */
const ACCENTS: readonly (readonly [label: string, colour: string])[] = [
  ['Purple', '#7b2cbf'],
  ['Blue', '#1d5fbf'],
  ['Teal', '#008080'],
  ['Green', '#1b7a4b'],
  ['Amber', '#ff8f00'],
  ['Red', '#c62828'],
  ['Pink', '#d6337f'],
  ['Charcoal', '#36454f'],
];

/** The accent of the whole application. */
export function ColourEdit({ accent, isBusy, onEdit }: Pick<Theme, 'accent'> & EditProps) {
  return (
    <EditGroup label="Accent colour of the app">
      {ACCENTS.map(([label, colour]) => (
        <Swatch
          key={label}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={colour === accent}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy && colour !== accent) onEdit({ kind: 'accent', accent: colour });
          }}
        >
          <Dot style={{ background: colour }} />
        </Swatch>
      ))}
    </EditGroup>
  );
}

/** The space between everything in the whole application. */
export function SpacingEdit({ density, isBusy, onEdit }: Pick<Theme, 'density'> & EditProps) {
  const choose = (next: Theme['density']) => () => {
    if (!isBusy && next !== density) onEdit({ kind: 'density', density: next });
  };
  return (
    <EditGroup label="Spacing of the app">
      <Choice isOn={density === 'cozy'} isBusy={isBusy} onPress={choose('cozy')} label="Cosy" />
      <Choice isOn={density === 'compact'} isBusy={isBusy} onPress={choose('compact')} label="Compact" />
    </EditGroup>
  );
}

interface ChoiceProps {
  label: string;
  isOn: boolean;
  isBusy: boolean;
  onPress: () => void;
}

/* Not a group of radios: each press is a version, and arrows would make one on the way to another. */
function Choice({ label, isOn, isBusy, onPress }: ChoiceProps) {
  return (
    <Button
      size="small"
      variant={isOn ? 'secondary' : 'quiet'}
      aria-pressed={isOn}
      aria-disabled={isBusy || undefined}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

const Swatch = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 2px solid transparent;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.brand};
  }
  ${({ theme }) => theme.media.touch} {
    width: 44px;
    height: 44px;
  }
`;

const Dot = styled.span`
  width: 20px;
  height: 20px;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: 4px;
  forced-color-adjust: none;
`;
