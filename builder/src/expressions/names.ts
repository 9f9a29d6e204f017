import { CALC_NAMES } from './calc';

/** What compiled expressions have to know of the names in the emitted code, by entity id. */
export type CodeNames = ReadonlyMap<string, EntityCodeNames>;

export interface EntityCodeNames {
  /** Below `src/features`: 'invoice-lines'. Its `types.ts` has the type of a record and the constants of options. */
  readonly folder: string;
  /** The type of a record: 'InvoiceLine'. */
  readonly component: string;
  /** Properties by field id: 'dueDate'. */
  readonly fields: ReadonlyMap<string, string>;
  /** Properties that hold linked lists, by the id of the reference that points here: 'lines'. */
  readonly links: ReadonlyMap<string, string>;
  /** Constants by option id: 'InvoiceStatus.paid'. */
  readonly options: ReadonlyMap<string, string>;
}

/** An import that a compiled expression needs. */
export interface CodeImport {
  /** Below `src`: 'kit/calc/dates', 'features/invoices/types'. */
  readonly module: string;
  readonly name: string;
  readonly isType: boolean;
}

const RESERVED = new Set([
  ...(
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
  ...CALC_NAMES,
]);

/** What a function calls the record that it is given: 'invoiceLine'; never a word of the language, nor a name that is taken. */
export function parameterName(component: string, taken: readonly string[] = []): string {
  const name = component.slice(0, 1).toLowerCase() + component.slice(1);
  const isFree = (candidate: string) => !RESERVED.has(candidate) && !taken.includes(candidate);
  const candidates = [name, `other${component}`];
  for (let count = 2; ; count += 1) {
    const free = candidates.find(isFree);
    if (free !== undefined) return free;
    candidates.push(`${name}${String(count)}`);
  }
}
