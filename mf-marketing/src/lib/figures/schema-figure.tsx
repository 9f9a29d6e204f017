import styled from 'styled-components';
import { Mono, Rows, Sheet, SheetTitle, Tile } from './figure.styles';

/** Two tables and the relation between them. */
export function SchemaFigure() {
  return (
    <Pair>
      <Sheet>
        <SheetTitle>Contacts</SheetTitle>
        <Fields fields={FIELDS_OF_CONTACTS} />
      </Sheet>
      <Relation viewBox="0 0 48 8" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 4h48" />
      </Relation>
      <Sheet>
        <SheetTitle>Deals</SheetTitle>
        <Fields fields={FIELDS_OF_DEALS} />
      </Sheet>
    </Pair>
  );
}

const FIELDS_OF_CONTACTS = [
  ['name', 'text'],
  ['email', 'email'],
  ['company', 'text'],
] as const;

const FIELDS_OF_DEALS = [
  ['contact', 'Contacts'],
  ['amount', 'money'],
  ['stage', 'choice'],
] as const;

function Fields({ fields }: { fields: readonly (readonly [name: string, type: string])[] }) {
  return (
    <Rows>
      {fields.map(([name, type]) => (
        <li key={name}>
          {type === 'Contacts' ? <Tile $tone="gold" /> : null}
          <span>{name}</span>
          <Mono>{type}</Mono>
        </li>
      ))}
    </Rows>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 48px minmax(0, 1fr);
  align-items: start;
  > :last-child {
    margin-top: ${({ theme }) => theme.space[8]};
  }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr) 20px minmax(0, 1fr);
    li {
      gap: ${({ theme }) => theme.space[2]};
      padding-inline: ${({ theme }) => theme.space[2]};
    }
    li > :last-child {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

const Relation = styled.svg`
  width: 100%;
  height: 8px;
  margin-top: 86px;
  path {
    fill: none;
    stroke: ${({ theme }) => theme.colors.goldTile};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;
