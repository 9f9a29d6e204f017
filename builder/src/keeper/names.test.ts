import { buildEntity, buildField, buildFullModel, buildModel } from '../emit/build-model';
import { ordersModel } from '../model/orders-model-testing';
import { schemaOf } from './layout';
import { quoteName, quoteText, SqlNames } from './names';

const columnNames = (...names: readonly string[]) => {
  const fields = names.map((name, place) => buildField(place + 1, { name }));
  return schemaOf(buildModel({ entities: [buildEntity({ fields })] })).tables[0]?.columns.map(
    ({ name }) => name,
  );
};

describe('names of tables and columns', () => {
  it.each([
    ['Practice sessions', 'practice_sessions'],
    ['Größe (cm)', 'grosse_cm'],
    ["Owner's note", 'owners_note'],
    ['Łódź & Ærø', 'lodz_aero'],
    ['Ｆｕｌｌ width', 'full_width'],
    ['3 wishes', 'field_3_wishes'],
    ['名前', 'field_f1'],
    ['😀', 'field_f1'],
    ['PG class', 'field_pg_class'],
    ['_rev', 'rev'],
    ['Order', 'order_'],
    ['User', 'user_'],
    ['ID', 'id_'],
    ['Created at', 'created_at_'],
    ['ctid', 'ctid_'],
    ['Date', 'date'],
  ])('[DATA-01] %s is %s', (name, expected) => {
    expect(columnNames(name)).toEqual([expected]);
  });

  it('[DATA-01] are told apart by numbers, in the order of the fields', () => {
    expect(columnNames('Größe', 'Grosse', 'grösse!', 'User', 'user')).toEqual([
      'grosse',
      'grosse_2',
      'grosse_3',
      'user_',
      'user_2',
    ]);
  });

  it('[DATA-01] are at most 63 bytes long, also with what tells them apart', () => {
    const long = 'a very long name that goes on and on until it is cut off somewhere at the end';
    const names = new SqlNames();
    const taken = Array.from({ length: 11 }, () =>
      names.take(long, { kind: 'field', id: 'f1', ending: '_id' }),
    );
    expect(new Set(taken).size).toBe(11);
    for (const name of taken) expect(name).toMatch(/^[a-z][a-z0-9_]{0,62}$/);
    expect(taken[0]).toMatch(/[a-z]_id$/);
    expect(taken[10]).toMatch(/[a-z]_id_11$/);
  });

  it('[DATA-01] of links end in _id once, and those of links to several name both', () => {
    const reference = { entity: 'e1', inverse: 'Tasks', onDelete: 'refuse' as const };
    const fields = [
      buildField(1, { name: 'Parent', type: 'reference', reference }),
      buildField(2, { name: 'Owner ID', type: 'reference', reference }),
      buildField(3, { name: 'Blocks', type: 'reference', reference, many: true }),
      buildField(4, { name: '名前', type: 'reference', reference, many: true }),
      buildField(5, { name: 'Twice', type: 'integer', computed: '2' }),
    ];
    const entities = [
      buildEntity({ plural: 'Tasks', fields }),
      buildEntity({ id: 'e2', plural: 'Tasks blocks', fields: [buildField(6)] }),
    ];
    expect(schemaOf(buildModel({ entities })).tables).toEqual([
      {
        entity: 'e1',
        indexes: [],
        name: 'tasks',
        columns: [
          { field: 'f1', key: 'f1.1', name: 'parent_id', type: 'text', references: 'e1' },
          { field: 'f2', key: 'f2.1', name: 'owner_id', type: 'text', references: 'e1' },
        ],
        joins: [
          { field: 'f3', key: 'f3.1', name: 'tasks_blocks_2', references: 'e1' },
          { field: 'f4', key: 'f4.1', name: 'tasks_f4', references: 'e1' },
        ],
      },
      {
        entity: 'e2',
        indexes: [],
        name: 'tasks_blocks',
        columns: [{ field: 'f6', key: 'f6.1', name: 'field_6', type: 'text' }],
        joins: [],
      },
    ]);
  });

  it('[DATA-01] of models in every script are ones that PostgreSQL takes without quotes', () => {
    expect(schemaOf(buildFullModel()).tables.map(({ name }) => name)).toEqual(['books', 'new', 'table_e3']);
    expect(schemaOf(ordersModel)).toEqual(schemaOf(structuredClone(ordersModel)));
  });

  it('[DATA-06] cannot end the statement that they stand in, and neither can texts', () => {
    expect(quoteName('a"b')).toBe('"a""b"');
    expect(quoteText("it's")).toBe("'it''s'");
    expect(quoteText("\\'; DROP")).toBe("E'\\\\''; DROP'");
  });
});
