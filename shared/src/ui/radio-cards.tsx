import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldNotes, type FieldTexts } from './field-frame';

export interface RadioCard<Value extends string = string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the card: a price, a badge. */
  aside?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string = string> extends Omit<FieldTexts, 'optional'> {
  options: readonly RadioCard<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  name?: string | undefined;
  /** Cards side by side where there is room; 1 keeps a list. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  isLabelHidden?: boolean | undefined;
}

/** One of a few, each with room to say what it means. Arrow keys move the choice. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, hint, error, options, value, onValueChange, name, columns = 1, isLabelHidden } = props;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
    >
      <Label id={`${id}-label`} $isHidden={isLabelHidden ?? false}>
        {label}
      </Label>
      <Cards $columns={columns}>
        {options.map((option, index) => (
          <OneCard
            key={option.value}
            id={`${id}-${String(index)}`}
            name={name ?? id}
            option={option}
            isChosen={option.value === value}
            onChoose={onValueChange}
          />
        ))}
      </Cards>
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </Group>
  );
}

interface OneCardProps<Value extends string> {
  id: string;
  name: string;
  option: RadioCard<Value>;
  isChosen: boolean;
  onChoose: (value: Value) => void;
}

function OneCard<Value extends string>({ id, name, option, isChosen, onChoose }: OneCardProps<Value>) {
  const { value, label, description, aside, isDisabled } = option;
  const describedBy = [description ? `${id}-description` : '', aside ? `${id}-aside` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <CardLabel htmlFor={id}>
      {/* Named by its title alone: the rest of the card is read as its description. */}
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={describedBy || undefined}
        onChange={() => {
          onChoose(value);
        }}
      />
      <Words>
        <CardTitle id={`${id}-title`}>{label}</CardTitle>
        {description ? <Description id={`${id}-description`}>{description}</Description> : null}
      </Words>
      {aside ? <Aside id={`${id}-aside`}>{aside}</Aside> : null}
    </CardLabel>
  );
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
`;

const Label = styled.span<{ $isHidden: boolean }>`
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
  ${({ $isHidden }) => ($isHidden ? 'position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden;' : '')}
`;

const Cards = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const CardLabel = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  cursor: pointer;
  transition: background-color ${({ theme }) => theme.motion.fast};

  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 3px 0 0;
    accent-color: ${({ theme }) => theme.colors.brand};
  }
  &:hover:not(:has(:disabled)) {
    border-color: ${({ theme }) => theme.colors.text};
  }
  &:has(:checked) {
    border-color: ${({ theme }) => theme.colors.brand};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.colors.brand};
    background: ${({ theme }) => theme.colors.brandSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.brand};
    outline-offset: 2px;
  }
  &:has(:focus-visible) input {
    outline: none;
  }
  &:has(:disabled) {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
`;

const CardTitle = styled.span`
  font-weight: ${({ theme }) => theme.weights.strong};
`;

const Description = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Aside = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;
