import type { ColorField } from '../data/types';
import { FieldFrame } from './field-frame';
import { useTextInput } from './form-context';
import { Swatch } from './swatch';

/** Colours that one tells apart at a glance, by their names. */
const swatches = [
  ['#d64545', 'Red'],
  ['#e07b28', 'Orange'],
  ['#d9a90f', 'Yellow'],
  ['#4c9a3b', 'Green'],
  ['#1f9a8a', 'Teal'],
  ['#2f7dd1', 'Blue'],
  ['#6a55d8', 'Violet'],
  ['#c2479b', 'Pink'],
  ['#8a6242', 'Brown'],
  ['#6b7280', 'Grey'],
] as const;

/** A colour: one of the swatches, any other from the browser's picker, or typed as #rrggbb. */
export function ColorInput({ field }: { readonly field: ColorField }) {
  const { draft, change, attributes } = useTextInput(field, true);
  const color = draft.toLowerCase();
  return (
    <FieldFrame field={field} hint="Like #2f7dd1">
      <div className="swatches" role="group" aria-label={`${field.name}: swatches`}>
        {swatches.map(([swatch, name]) => (
          <button
            key={swatch}
            type="button"
            className="swatch-button"
            aria-label={name}
            aria-pressed={color === swatch}
            title={name}
            onClick={() => {
              change(color === swatch && field.required !== true ? '' : swatch);
            }}
          >
            <Swatch color={swatch} />
          </button>
        ))}
      </div>
      <div className="affixed color-box">
        <input
          type="color"
          className="color-picker"
          aria-label={`${field.name}: any colour`}
          title="Any colour"
          value={/^#[\da-f]{6}$/u.test(color) ? color : '#ffffff'}
          onChange={(event) => {
            change(event.target.value);
          }}
        />
        <input
          {...attributes}
          type="text"
          className="control"
          autoComplete="off"
          spellCheck={false}
          value={draft}
          onChange={(event) => {
            change(event.target.value);
          }}
        />
      </div>
    </FieldFrame>
  );
}
