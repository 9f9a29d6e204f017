import { protocol, type messages, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';
import type { Disk } from './disk-space';
import { isPreparable } from './frequent-statements';
import { changesData } from './statement-kind';

/** The least recently used is closed above it. What one holds in the database is some ten kilobytes. */
const MOST_PREPARED = 200;
interface Prepared {
  readonly name: string;
  readonly isChange: boolean;
  readonly parameterTypes: readonly number[];
  readonly fields: readonly Field[];
}

type Field = Pick<messages.RowDescriptionMessage['fields'][number], 'name' | 'dataTypeID'>;

/**
 * Makes the client's queries prepared statements, by their text. By itself the embedded database parses and plans a query
 * each time it is asked, in five steps: four fifths of a small query's time, and nine tenths of one that joins.
 *
 * @param disk is asked before every statement that writes
 */
export function prepareQueries(client: PGlite, disk: Disk): void {
  const prepared = new Map<string, Prepared>();
  let made = 0;

  async function find(text: string): Promise<Prepared> {
    const known = prepared.get(text);
    if (known !== undefined) {
      prepared.delete(text);
      prepared.set(text, known);
      return known;
    }
    const name = `q${(made += 1)}`;
    const answers = await exchange(
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: 'S', name }),
    );
    const fresh: Prepared = {
      name,
      isChange: changesData(text),
      parameterTypes: answers.find(isParameterDescription)?.dataTypeIDs ?? [],
      fields: answers.find(isRowDescription)?.fields ?? [],
    };
    prepared.set(text, fresh);
    await closeOldest();
    return fresh;
  }

  async function closeOldest(): Promise<void> {
    const [oldest] = prepared;
    if (oldest === undefined || prepared.size <= MOST_PREPARED) return;
    const [text, { name }] = oldest;
    prepared.delete(text);
    await exchange(protocol.serialize.close({ type: 'S', name }));
  }

  async function exchange(...requests: readonly Uint8Array[]): Promise<readonly Message[]> {
    const answer = await client.execProtocol(Buffer.concat([...requests, protocol.serialize.sync()]));
    return answer.messages;
  }

  async function run(text: string, parameters: readonly unknown[], options: QueryOptions): Promise<Results> {
    const { name, isChange, parameterTypes, fields } = await find(text);
    if (isChange) disk.admit(text);
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serialize = client.serializers[parameterTypes[index] ?? 0] ?? String;
      return serialize(value);
    });
    const answers = await exchange(
      protocol.serialize.bind({ statement: name, values }),
      protocol.serialize.execute({}),
    );
    return readResults(
      answers,
      fields,
      options.rowMode,
      (type) => options.parsers?.[type] ?? client.parsers[type],
    );
  }

  const queryPlainly = client.query.bind(client);
  client.query = async <Row>(text: string, parameters: unknown[] = [], options: QueryOptions = {}) => {
    if (!isPlain(options) || !isPreparable(text)) return queryPlainly<Row>(text, parameters, options);
    await client._checkReady();
    const results = await client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(() => run(text, parameters, options)),
    );
    return results as Results<Row>;
  };

  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      const queryWithin = tx.query.bind(tx);
      tx.query = async <Row>(text: string, parameters: unknown[] = [], options: QueryOptions = {}) => {
        if (tx.closed || !isPlain(options) || !isPreparable(text))
          return queryWithin<Row>(text, parameters, options);
        return (await client._runExclusiveQuery(() => run(text, parameters, options))) as Results<Row>;
      };
      return work(tx);
    });
}

type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number];

function isPlain({ blob, paramTypes, serializers }: QueryOptions): boolean {
  return blob === undefined && paramTypes === undefined && serializers === undefined;
}

function readResults(
  answers: readonly Message[],
  fields: readonly Field[],
  rowMode: QueryOptions['rowMode'],
  parserOf: (type: number) => PGlite['parsers'][number] | undefined,
): Results {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, dataTypeID, parse: parserOf(dataTypeID) }));
  const rows = answers.filter(isDataRow).map((row) => {
    const values = columns.map(({ dataTypeID, parse }, index) => {
      const value = row.fields[index] ?? null;
      return value === null || parse === undefined ? value : (parse(value, dataTypeID) as unknown);
    });
    return rowMode === 'array'
      ? values
      : Object.fromEntries(columns.map(({ name }, index) => [name, values[index]]));
  });
  const [command, ...counts] = (answers.find(isCommandComplete)?.text ?? '').split(' ');
  const rowCount = Number(counts.at(-1) ?? 0);
  return {
    rows,
    fields: columns.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
    affectedRows: command === 'SELECT' ? 0 : rowCount,
    ...(command === undefined ? {} : { command }),
    rowCount,
  };
}

function isParameterDescription(message: Message): message is messages.ParameterDescriptionMessage {
  return message.name === 'parameterDescription';
}

function isRowDescription(message: Message): message is messages.RowDescriptionMessage {
  return message.name === 'rowDescription';
}

function isDataRow(message: Message): message is messages.DataRowMessage {
  return message.name === 'dataRow';
}

function isCommandComplete(message: Message): message is messages.CommandCompleteMessage {
  return message.name === 'commandComplete';
}
