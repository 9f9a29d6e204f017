import { Mosaic, MOSAIC_HUES } from '@tessera/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';

export interface IconColourProps {
  /** The project's. */
  id: string;
  /** Null: the one that follows from the id. */
  hue: number | null;
  onHue: (hue: number | null) => void;
}

/** In the order of the hues, as they look in both themes. */
const NAMES = ['Purple', 'Teal', 'Brown', 'Green', 'Pink', 'Blue'] as const;

/** The colour of the mosaic that stands for a project, as radio buttons that look like it. */
export function IconColour({ id, hue, onHue }: IconColourProps) {
  const name = useId();
  const choice = (label: string, value: number | null) => (
    <Choice key={label} title={label}>
      <input
        type="radio"
        name={name}
        checked={hue === value}
        onChange={() => {
          onHue(value);
        }}
      />
      <Mosaic id={id} hue={value} size={32} label={label} />
    </Choice>
  );
  return (
    <Group>
      <legend>Icon colour</legend>
      <Choices>
        {choice('Automatic', null)}
        {MOSAIC_HUES.map((one) => choice(NAMES[one - 1] ?? '', one))}
      </Choices>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-block-end: ${({ theme }) => theme.space[2]};
    font-size: ${({ theme }) => theme.sizes[14]};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 2px solid transparent;
  border-radius: ${({ theme }) => theme.radii.card};
  cursor: pointer;
  &:hover {
    border-color: ${({ theme }) => theme.colors.line};
  }
  &:has(:checked) {
    border-color: ${({ theme }) => theme.colors.brand};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.brand};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
