import { Mono, Rows, Sheet, SheetTitle } from './figure.styles';

const ENTRIES = [
  ['09:42', 'Platform engineer', 'deployed version 7'],
  ['09:40', 'Reviewer', 'approved version 7'],
  ['09:31', 'Platform engineer', 'added a field'],
  ['08:58', 'Viewer', 'signed in'],
] as const;

/** Who did what, and when. */
export function AuditFigure() {
  return (
    <Sheet>
      <SheetTitle>Audit log</SheetTitle>
      <Rows>
        {ENTRIES.map(([time, who, what]) => (
          <li key={time}>
            <Mono>{time}</Mono>
            {who}
            <span>{what}</span>
          </li>
        ))}
      </Rows>
    </Sheet>
  );
}
