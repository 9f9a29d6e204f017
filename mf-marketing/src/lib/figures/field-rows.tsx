import { Mono, Rows, Tile } from './figure.styles';

interface FieldRowsProps {
  readonly fields: readonly (readonly [name: string, type: string])[];
}

/** The fields of a table, each with its type. */
export function FieldRows({ fields }: FieldRowsProps) {
  return (
    <Rows>
      {fields.map(([name, type]) => (
        <li key={name}>
          <Tile $tone="brand" />
          {name}
          <Mono>{type}</Mono>
        </li>
      ))}
    </Rows>
  );
}
