import { Rows, Sheet, SheetTitle, Tile } from './figure.styles';

const RULES = [
  ['Projects', 'only for their owner'],
  ['Applications', 'a host name each'],
  ['Keys and tokens', 'sealed at rest'],
  ['Passwords', 'leaked ones are refused'],
] as const;

/** What is kept from whom. */
export function SafetyFigure() {
  return (
    <Sheet>
      <SheetTitle>Kept apart</SheetTitle>
      <Rows>
        {RULES.map(([what, how]) => (
          <li key={what}>
            <Tile $tone="brand" />
            {what}
            <span>{how}</span>
          </li>
        ))}
      </Rows>
    </Sheet>
  );
}
