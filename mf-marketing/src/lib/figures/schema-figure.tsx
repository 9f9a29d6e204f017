import { FieldRows } from './field-rows';
import { Sheet, SheetTitle } from './figure.styles';

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
      <FieldRows fields={FIELDS} />
    </Sheet>
  );
}
