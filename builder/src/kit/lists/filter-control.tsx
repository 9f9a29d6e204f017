import { useId } from 'react';
import { DAY_SPANS, daySpanName } from '../data/day-spans';
import type { FieldFilter } from '../data/filters';
import type { Field, Row } from '../data/types';
import { FilterOptions } from './filter-options';
import { RangeInputs } from './range-inputs';

/** What a filter of a kind begins with. */
export function emptyFilter(kind: FieldFilter['kind'], text = ''): FieldFilter {
  switch (kind) {
    case 'any':
      return { kind, of: [] };
    case 'yesNo':
      return { kind, isYes: true };
    case 'days':
      return { kind, span: 'today' };
    case 'range':
      return { kind, from: null, to: null };
    case 'contains':
    case 'lacks':
      return { kind, text };
    case 'empty':
      return { kind, isEmpty: true };
  }
}

interface FilterControlProps {
  readonly field: Field;
  readonly rows: readonly Row[];
  readonly filter: FieldFilter;
  readonly onChange: (filter: FieldFilter) => void;
}

/** The control in which the values of a filter are chosen: what it is depends on the field. */
export function FilterControl({ field, rows, filter, onChange }: FilterControlProps) {
  switch (filter.kind) {
    case 'any':
      return (
        <FilterOptions
          field={field}
          rows={rows}
          chosen={filter.of}
          onChange={(of) => {
            onChange({ kind: 'any', of });
          }}
        />
      );
    case 'yesNo':
      return (
        <TwoWays
          label={field.name}
          ways={['Yes', 'No']}
          isFirst={filter.isYes}
          onChange={(isYes) => {
            onChange({ kind: 'yesNo', isYes });
          }}
        />
      );
    case 'empty':
      return (
        <TwoWays
          label={field.name}
          ways={['Is empty', 'Is not empty']}
          isFirst={filter.isEmpty}
          onChange={(isEmpty) => {
            onChange({ kind: 'empty', isEmpty });
          }}
        />
      );
    case 'contains':
    case 'lacks':
      return (
        <TextPart
          text={filter.text}
          onChange={(text) => {
            onChange({ ...filter, text });
          }}
        />
      );
    case 'days':
      return <DaySelect filter={filter} onChange={onChange} />;
    case 'range':
      return <RangeInputs field={field} filter={filter} onChange={onChange} />;
  }
}

interface TwoWaysProps {
  readonly label: string;
  readonly ways: readonly [string, string];
  readonly isFirst: boolean;
  readonly onChange: (isFirst: boolean) => void;
}

function TwoWays({ label, ways, isFirst, onChange }: TwoWaysProps) {
  const id = useId();
  return (
    <fieldset className="option-checks" role="radiogroup" aria-label={label}>
      {ways.map((way, place) => (
        <label key={way} className="option-check">
          <input
            type="radio"
            name={id}
            checked={isFirst === (place === 0)}
            onChange={() => {
              onChange(place === 0);
            }}
          />
          <span>{way}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface TextPartProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function TextPart({ text, onChange }: TextPartProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Text
      </label>
      <input
        id={id}
        className="control"
        type="text"
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </div>
  );
}

interface DaySelectProps {
  readonly filter: Extract<FieldFilter, { readonly kind: 'days' }>;
  readonly onChange: (filter: FieldFilter) => void;
}

function DaySelect({ filter, onChange }: DaySelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        When
      </label>
      <select
        id={id}
        className="control"
        value={filter.span}
        onChange={(event) => {
          const span = DAY_SPANS.find((one) => one === event.target.value);
          if (span) onChange({ kind: 'days', span });
        }}
      >
        {DAY_SPANS.map((span) => (
          <option key={span} value={span}>
            {daySpanName(span)}
          </option>
        ))}
      </select>
    </div>
  );
}
