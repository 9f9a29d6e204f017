import { Mono, Rows, Sheet, SheetTitle, Tile } from './figure.styles';

const FIELDS = [
  ['name', 'text'],
  ['email', 'email'],
  ['stage', 'choice of 4'],
  ['amount', 'money'],
  ['follow-up', 'date'],
] as const;

/** A table whose types fit its words. */
export function SchemaFigure() {
  return (
    <Sheet>
      <SheetTitle>Contacts</SheetTitle>
      <Rows>
        {FIELDS.map(([name, type]) => (
          <li key={name}>
            <Tile $tone="brand" />
            {name}
            <Mono>{type}</Mono>
          </li>
        ))}
      </Rows>
    </Sheet>
  );
}
