import {
  protocol,
  types,
  type messages,
  type PGlite,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';
import type { Disk } from './disk-space';
import { isPreparable } from './frequent-statements';
import { changesData } from './statement-kind';

/** What one holds in the database is some ten kilobytes. */
const MOST_PREPARED = 200;
/** A file system of the machine's own needs no telling. */
const NOT_TO_FILES = { syncToFs: false };
/** How long a plan is good, in milliseconds: tables grow, and nobody but us tells the embedded database to plan again. */
const PLAN_MS = 60_000;

export interface PreparingSettings {
  /** Asked before every statement that writes. */
  readonly disk: Disk;
  /** In milliseconds, for tests. */
  readonly now?: () => number;
  /** The least recently used is closed above it. */
  readonly most?: number;
  /** Longer ones are not prepared. */
  readonly mostCharacters?: number;
}

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
 */
export function prepareQueries(client: PGlite, settings: PreparingSettings): void {
  // Its own go through the bytes one by one: almost a second of the server's thread for a megabyte.
  client.serializers[types.BYTEA] = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;
  client.parsers[types.BYTEA] = (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'));
  const statements = new PreparedStatements(client, settings);
  const isPrepared = (text: string, options: QueryOptions) =>
    isPlain(options) && isPreparable(text, settings.mostCharacters);

  const queryPlainly = client.query.bind(client);
  client.query = async <Row>(text: string, parameters: unknown[] = [], options: QueryOptions = {}) => {
    if (!isPrepared(text, options)) return queryPlainly<Row>(text, parameters, options);
    await client._checkReady();
    const results = await client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(async () => {
        await statements.renewPlans();
        return statements.run(text, parameters, options);
      }),
    );
    return results as Results<Row>;
  };

  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      const queryWithin = tx.query.bind(tx);
      tx.query = async <Row>(text: string, parameters: unknown[] = [], options: QueryOptions = {}) => {
        if (tx.closed || !isPrepared(text, options)) return queryWithin<Row>(text, parameters, options);
        const run = () => statements.run(text, parameters, options);
        return (await client._runExclusiveQuery(run)) as Results<Row>;
      };
      return work(tx);
    });
}

/** Those of one client. Whoever calls holds its turn. */
class PreparedStatements {
  /** By their text, the least recently used first. */
  readonly #prepared = new Map<string, Prepared>();
  readonly #client: PGlite;
  readonly #disk: Disk;
  readonly #now: () => number;
  readonly #most: number;
  #made = 0;
  #plannedAt: number;

  constructor(
    client: PGlite,
    { disk, now = () => performance.now(), most = MOST_PREPARED }: PreparingSettings,
  ) {
    this.#client = client;
    this.#disk = disk;
    this.#now = now;
    this.#most = most;
    this.#plannedAt = now();
  }

  async run(text: string, parameters: readonly unknown[], options: QueryOptions): Promise<Results> {
    const { name, isChange, parameterTypes, fields } = await this.#find(text);
    if (isChange) this.#disk.admit(text);
    const { serializers, parsers } = this.#client;
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serialize = serializers[parameterTypes[index] ?? 0] ?? String;
      return serialize(value);
    });
    const answers = await this.#exchange(
      protocol.serialize.bind({ statement: name, values }),
      protocol.serialize.execute({}),
    );
    return readResults(answers, fields, options.rowMode, (type) => options.parsers?.[type] ?? parsers[type]);
  }

  /** Within no transaction. */
  async renewPlans(): Promise<void> {
    if (this.#now() < this.#plannedAt + PLAN_MS) return;
    this.#plannedAt = this.#now();
    await this.#client.execProtocolStream(protocol.serialize.query('discard plans'), NOT_TO_FILES);
  }

  async #find(text: string): Promise<Prepared> {
    const known = this.#prepared.get(text);
    if (known !== undefined) {
      this.#prepared.delete(text);
      this.#prepared.set(text, known);
      return known;
    }
    const name = `q${(this.#made += 1)}`;
    const answers = await this.#exchange(
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: 'S', name }),
    );
    const fresh: Prepared = {
      name,
      isChange: changesData(text),
      parameterTypes: answers.find(isParameterDescription)?.dataTypeIDs ?? [],
      fields: answers.find(isRowDescription)?.fields ?? [],
    };
    this.#prepared.set(text, fresh);
    await this.#closeOldest();
    return fresh;
  }

  async #closeOldest(): Promise<void> {
    const [oldest] = this.#prepared;
    if (oldest === undefined || this.#prepared.size <= this.#most) return;
    const [text, { name }] = oldest;
    this.#prepared.delete(text);
    await this.#exchange(protocol.serialize.close({ type: 'S', name }));
  }

  #exchange(...requests: readonly Uint8Array[]): Promise<readonly Message[]> {
    const message = Buffer.concat([...requests, protocol.serialize.sync()]);
    return this.#client.execProtocolStream(message, NOT_TO_FILES);
  }
}

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

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
