import { splitList } from '../field-list';
import { splitOutside } from '../text';
import { isDirective, readTableClause } from './items';
import { TABLE_FILLERS, TABLE_OPENINGS } from '../lists/grammar';
import { pattern } from '../pattern';

/** One kind of record that a sentence describes outright: 'books with title, author and pages'. */
export interface Table {
  readonly noun: string;
  readonly list: string;
}

export interface Tables {
  /** The words before the first table: 'Two lists:', 'A school library with'. */
  readonly opening: string;
  readonly tables: readonly Table[];
}

/** Where another table may begin: behind a semicolon, a full stop, or an 'and' before 'loans with', 'loans (', 'loans:'. */
const NEXT = pattern('u')`
  \s*[;.]\s+(?:and\s+|plus\s+|also\s+)*
  |\s*,?\s+(?:and|plus|&|as well as)(?:\s+also)?\s+(?=
    (?:(?:the|my|our|their|a list of|a table of|a table for)\s+)?(?:[\p{L}-]+\s){0,2}[\p{L}-]+s\s*
    (?:\(|:|,?\s(?:that |which |each )?(?:with|have|having|containing)\s)
  )
  |\s*,\s*
  (?=(?:(?:the|my|our|their)\s+)?(?:[\p{L}-]+\s)?[\p{L}-]+s\s*(?:\(|:|\s(?:have|with|having)\s))
`;

/** Where a table may begin inside the sentence that asks for the application. */
const START = pattern('giu')`
  :\s+|\s-\s|,?\s${TABLE_OPENINGS}\s+
  |^(?:track|manage|store|keep|record|log|list|organi[sz]e|save)\s+
`;

const LEAD = pattern('i')`^(?:${TABLE_FILLERS}\s+)+`;

function tableOf(text: string): Table | undefined {
  const plain = text.trim().replace(/[.;,]+$/, '');
  return readTableClause(plain.replace(LEAD, '')) ?? readTableClause(plain);
}

interface Place {
  readonly cut: number;
  readonly table: Table;
}

function firstTable(text: string): Place | undefined {
  const cuts = [0, ...[...text.matchAll(START)].map((match) => match.index + match[0].length)];
  for (const cut of cuts) {
    const table = tableOf(text.slice(cut));
    if (table) return { cut, table };
  }
  return undefined;
}

/** A list that goes on behind a semicolon or an 'and' belongs to the table before it. */
function join(tables: Table[], text: string): void {
  const last = tables.pop();
  if (last) tables.push({ noun: last.noun, list: `${last.list}, ${text}` });
}

/** The tables of a sentence that describes at least two; undefined for any other sentence. */
export function readTables(sentence: string): Tables | undefined {
  const pieces = splitOutside(sentence.replace(/[.!]+$/, ''), NEXT);
  for (const [index, piece] of pieces.entries()) {
    const place = firstTable(piece.text);
    if (!place) continue;
    const tables: Table[] = [place.table];
    for (const next of pieces.slice(index + 1)) {
      const table = tableOf(next.text);
      if (table) tables.push(table);
      else join(tables, next.text);
    }
    if (tables.length < 2) return undefined;
    const start = sentence.indexOf(piece.text) + place.cut;
    return { opening: sentence.slice(0, start), tables };
  }
  return undefined;
}

/** 'Students: name, email, class' as a sentence of its own. */
export function readTable(sentence: string): Table | undefined {
  if (isDirective(sentence)) return undefined;
  const table = tableOf(sentence) ?? readTableClause(sentence.replace(/[.;,]+$/, ''), true);
  return table && splitList(table.list).length >= 2 ? table : undefined;
}
