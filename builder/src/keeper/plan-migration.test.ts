import type { ApplicationModel } from '@tessera/shared/contracts';
import { changed, keptModel as model, keptRecord } from './kept-model-testing';
import { createStatements, planMigration, schemaSql } from './plan-migration';
import type { Operation } from '../operations/operation';

const planOf = (...operations: readonly Operation[]) => planMigration(model, changed(model, ...operations));
const draft = {
  name: 'Priority',
  type: 'integer',
  required: false,
  phrase: '',
  isTypeStated: true,
  areLimitsStated: false,
  isKnown: false,
} as const;
const NOTHING = { expand: [], rewrite: [], contract: [], constraints: [] };

describe('planMigration', () => {
  it('[DATA-01] makes everything where there was nothing', () => {
    expect(planMigration(null, model)).toMatchObject({
      summary: ['Table Customers is added.', 'Table Orders is added.'],
      risk: 'safe',
      rewrite: [],
    });
  });

  it('[DATA-05] does nothing where no table changes', () => {
    const after: ApplicationModel = changed(
      model,
      { kind: 'setTitle', title: 'Shop' },
      { kind: 'moveField', field: 'f11', to: 0 },
    );
    expect(planMigration(model, after)).toEqual({ summary: [], risk: 'safe', ...NOTHING, down: NOTHING });
  });

  it.each<[what: string, operation: Operation, summary: string, risk: string, rewrite: string[]]>([
    [
      'a new column',
      { kind: 'addField', entity: 'e2', draft },
      'Table Orders gets the column Priority.',
      'safe',
      [],
    ],
    [
      'a column that goes',
      { kind: 'removeField', field: 'f11' },
      'Table Orders loses the column Shelf; its values are kept aside.',
      'loses-data',
      ['e2'],
    ],
    [
      'another name',
      { kind: 'renameField', field: 'f11', name: 'Shelf (left)' },
      'In table Orders, the column shelf is now shelf_left.',
      'safe',
      [],
    ],
    [
      'a narrower type',
      { kind: 'retypeField', field: 'f11', type: 'integer', limits: {} },
      'In table Orders, Shelf becomes a whole number.',
      'loses-data',
      ['e2'],
    ],
    [
      'a wider type',
      { kind: 'retypeField', field: 'f9', type: 'text', limits: {} },
      'In table Orders, Due becomes text.',
      'slow',
      ['e2'],
    ],
    [
      'another label',
      { kind: 'renameOption', field: 'f8', option: 'o2', label: 'Settled' },
      'In table Orders, the options of Status change.',
      'slow',
      ['e2'],
    ],
    [
      'one option more',
      { kind: 'addOption', field: 'f8', label: 'Returned' },
      'In table Orders, the options of Status change.',
      'safe',
      [],
    ],
    [
      'one option less',
      { kind: 'removeOption', field: 'f8', option: 'o2' },
      'In table Orders, the options of Status change.',
      'loses-data',
      ['e2'],
    ],
    [
      'no doubles',
      { kind: 'setUnique', field: 'f3', unique: true },
      'In table Orders, Number must differ in every record.',
      'slow',
      [],
    ],
    [
      'a table that goes',
      { kind: 'removeEntity', entity: 'e2' },
      'Table Orders is removed; its records are kept aside.',
      'loses-data',
      ['e2'],
    ],
    [
      'another name of a table',
      { kind: 'renameEntity', entity: 'e2', name: 'Sale', plural: 'Sales' },
      'Table Orders is now Sales, sales in SQL.',
      'safe',
      [],
    ],
  ])('[DATA-05] says what is to be done for %s', (_, operation, summary, risk, rewrite) => {
    const plan = planOf(operation);
    expect(plan.summary).toEqual([summary]);
    expect([plan.risk, plan.rewrite]).toEqual([risk, rewrite]);
  });

  it('[DATA-05] speaks of a loss only where records lose something, once they are known', () => {
    const riskWith = (operation: Operation, ...values: readonly Record<string, unknown>[]) => {
      const records = { e2: values.map((one, place) => keptRecord(`x${String(place)}`, one)) };
      return planMigration(model, changed(model, operation), records).risk;
    };
    const retype: Operation = { kind: 'retypeField', field: 'f11', type: 'integer', limits: {} };
    expect(riskWith(retype, { 'f11.1': '12' }, {})).toBe('slow');
    expect(riskWith(retype, { 'f11.1': '12' }, { 'f11.1': 'left' })).toBe('loses-data');
    const option: Operation = { kind: 'removeOption', field: 'f8', option: 'o2' };
    expect(riskWith(option, { 'f8.1': 'o1' })).toBe('slow');
    expect(riskWith(option, { 'f8.1': 'o2' })).toBe('loses-data');
    expect(riskWith({ kind: 'removeField', field: 'f11' }, { 'f11.1': '' })).toBe('slow');
    expect(riskWith({ kind: 'removeField', field: 'f11' }, { 'f11.1': 'a' })).toBe('loses-data');
    expect(riskWith({ kind: 'removeEntity', entity: 'e2' })).toBe('slow');
    expect(riskWith({ kind: 'removeEntity', entity: 'e2' }, {})).toBe('loses-data');
  });

  it('[DATA-05] says of what comes back that it does', () => {
    const without = changed(
      model,
      { kind: 'removeField', field: 'f11' },
      { kind: 'removeEntity', entity: 'e1' },
    );
    const plan = planMigration(without, { ...model, next: without.next });
    expect(plan.summary).toEqual([
      'Table Customers comes back, with its records.',
      'Table Orders gets the column Customer back, with its values.',
      'Table Orders gets the column Shelf back, with its values.',
    ]);
    expect(plan.rewrite).toEqual(['e1', 'e2']);
  });

  it('[DATA-05] leads back by what the way back would be', () => {
    const after = changed(
      model,
      { kind: 'removeField', field: 'f11' },
      { kind: 'addField', entity: 'e2', draft },
    );
    const { expand, rewrite, contract, constraints } = planMigration(after, model);
    expect(planMigration(model, after).down).toEqual({ expand, rewrite, contract, constraints });
    expect(planMigration(model, after)).toEqual(
      planMigration(structuredClone(model), structuredClone(after)),
    );
  });
});

describe('schemaSql', () => {
  it('[DATA-05] says the tables as people read them', () => {
    expect(schemaSql(model)).toContain(
      [
        '  "number" text,',
        '  "customer_id" text,',
        `  "status" text CONSTRAINT "_ck_f8_1" CHECK ("status" IN ('Late', 'Open', 'Paid')),`,
        '  "due" date,',
        '  "shelf" text,',
        '  CONSTRAINT "_pk_e2" PRIMARY KEY ("id")',
        ');\n',
      ].join('\n'),
    );
    expect(schemaSql(model)).toContain(
      'ALTER TABLE "orders" ADD CONSTRAINT "_fk_f4_1" FOREIGN KEY ("customer_id") REFERENCES "customers" ("id") ' +
        'ON DELETE NO ACTION DEFERRABLE INITIALLY DEFERRED;\n',
    );
    expect(
      createStatements(model)
        .map((statement) => `${statement};\n`)
        .join('\n'),
    ).toBe(schemaSql(model));
  });
});
