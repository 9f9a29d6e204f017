import { FieldFrame } from './field-frame';
import { useTextInput } from './form-context';
import { formatNumber } from '../data/format';
import type { MoneyField, NumberField, RatingField } from '../data/types';

interface NumberInputProps {
  readonly field: NumberField | MoneyField | RatingField;
}

/**
 * A number or an amount. A text box with a number keyboard: a number box drops what it cannot read, turns the
 * wheel into changes and refuses '1,200.50'.
 */
export function NumberInput({ field }: NumberInputProps) {
  const hint = boundsOf(field);
  const { draft, change, attributes } = useTextInput(field, hint !== undefined);
  const isWhole = field.type === 'integer' || field.type === 'rating';
  const allowsMinus = field.min === undefined || field.min < 0;
  return (
    <FieldFrame field={field} hint={hint} isHalf>
      <div className="affixed">
        {field.type === 'money' && <span className="affix">{currencySign(field.currency)}</span>}
        <input
          {...attributes}
          type="text"
          className="control control-number"
          // Number keyboards of phones have no minus sign.
          inputMode={allowsMinus ? 'text' : isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={draft}
          onChange={(event) => {
            change(event.target.value);
          }}
        />
        {unitOf(field) !== undefined && <span className="affix">{unitOf(field)}</span>}
      </div>
    </FieldFrame>
  );
}

function unitOf(field: NumberInputProps['field']): string | undefined {
  if (field.type === 'percent') return '%';
  return field.type === 'integer' || field.type === 'number' ? field.unit : undefined;
}

function boundsOf({ min, max }: NumberInputProps['field']): string | undefined {
  if (min !== undefined && max !== undefined) return `From ${formatNumber(min)} to ${formatNumber(max)}`;
  if (min !== undefined) return min === 0 ? undefined : `${formatNumber(min)} or more`;
  return max === undefined ? undefined : `${formatNumber(max)} or less`;
}

function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat(undefined, { style: 'currency', currency }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
