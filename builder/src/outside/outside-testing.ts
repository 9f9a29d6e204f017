import type { SourceColumn, SourceStart, SourceTable } from '@tessera/shared/contracts';

/** Tables of other people's databases, written shortly. */

interface Rest {
  readonly key?: readonly string[];
  readonly uniques?: readonly (readonly string[])[];
  /** 'customer_id status' */
  readonly indexes?: readonly string[];
  /** 'customer_id > customers cascade' */
  readonly links?: readonly string[];
}

const MADE = /^(?:nextval|uuid)$/;

function startOf(text: string | undefined): SourceStart {
  if (text === undefined) return { kind: 'none' };
  if (MADE.test(text)) return { kind: 'made' };
  return text === 'now' ? { kind: 'now' } : { kind: 'constant', text };
}

/** 'numeric(10,2) = 0', 'text!' where it is asked for, 'text in new|sent = new'. */
export function columnOf(name: string, said: string): SourceColumn {
  const [, type = '', needed, values, start] = /^(.+?)(!)?(?: in (.+?))?(?: = (.*))?$/su.exec(said) ?? [];
  return {
    ...{ name, type, nullable: needed === undefined, start: startOf(start) },
    ...{ values: values?.split('|') ?? null, comment: null },
  };
}

export function tableOf(
  name: string,
  columns: Readonly<Record<string, string>>,
  rest: Rest = {},
): SourceTable {
  const { key = ['id'], uniques = [], indexes = [], links = [] } = rest;
  return {
    ...{ schema: 'public', name, comment: null },
    columns: Object.entries(columns).map(([column, said]) => columnOf(column, said)),
    primaryKey: [...key],
    uniques: uniques.map((names) => [...names]),
    indexes: indexes.map((names) => names.split(' ')),
    references: links.map((link) => {
      const [columns_ = '', to = ''] = link.split(' > ');
      const [table = '', onDelete = 'refuse'] = to.split(' ');
      return {
        ...{ columns: columns_.split('+'), schema: 'public', table },
        onDelete: onDelete === 'cascade' || onDelete === 'clear' ? onDelete : 'refuse',
      };
    }),
  };
}

const ID = { id: 'bigint! = nextval' };
const WRITTEN = {
  created_at: 'timestamp with time zone! = now',
  updated_at: 'timestamp with time zone = now',
};

export const shop: readonly SourceTable[] = [
  tableOf(
    'tbl_customers',
    {
      ...ID,
      full_name: 'character varying(120)!',
      email: 'character varying(254)!',
      phone_number: 'character varying(30)',
      notes: 'text',
      is_active: 'boolean! = true',
      ...WRITTEN,
    },
    { uniques: [['email']] },
  ),
  tableOf(
    'tbl_categories',
    { ...ID, name: 'text!', parent_id: 'bigint' },
    { links: ['parent_id > tbl_categories clear'] },
  ),
  tableOf(
    'tbl_products',
    {
      ...ID,
      sku: 'character varying(20)!',
      title: 'text!',
      description: 'text',
      unit_price: 'numeric(10,2)! = 0',
      weight_kg: 'numeric(8,3)',
      stock: 'integer! = 0',
      category_id: 'bigint',
      labels: 'text[]',
      photo: 'bytea',
      attributes: 'jsonb',
      ...WRITTEN,
    },
    { uniques: [['sku']], links: ['category_id > tbl_categories clear'] },
  ),
  tableOf(
    'tbl_orders',
    {
      ...ID,
      customer_id: 'bigint!',
      status: 'order_status! in new|in_progress|shipped|cancelled = new',
      ordered_on: 'date! = now',
      total: 'numeric(12,2)',
    },
    { links: ['customer_id > tbl_customers'] },
  ),
  tableOf(
    'tbl_order_items',
    {
      order_id: 'bigint!',
      product_id: 'bigint!',
      quantity: 'integer! = 1',
      discount_percent: 'numeric(5,2)',
    },
    {
      key: ['order_id', 'product_id'],
      links: ['order_id > tbl_orders cascade', 'product_id > tbl_products'],
    },
  ),
];

export const clinic: readonly SourceTable[] = [
  tableOf(
    'Doctor',
    { ID: 'integer! = nextval', LastName: 'text!', specialtyCode: 'character(3)' },
    {
      key: ['ID'],
      links: ['specialtyCode > Specialty'],
    },
  ),
  tableOf('Specialty', { code: 'character(3)!', label: 'text!' }, { key: ['code'] }),
  tableOf('Patient', {
    id: 'uuid! = uuid',
    firstName: 'text!',
    lastName: 'text!',
    dateOfBirth: 'date!',
    bloodType: 'text in A|B|AB|0',
    emailAddress: 'text',
    homepageUrl: 'text',
  }),
  tableOf(
    'Appointment',
    {
      id: 'uuid! = uuid',
      patientId: 'uuid!',
      doctorId: 'integer!',
      startsAt: 'timestamp without time zone!',
      duration: 'interval',
      opensAt: 'time without time zone',
      fee: 'money',
      reason: 'character varying(2000)',
    },
    { links: ['patientId > Patient cascade', 'doctorId > Doctor'], uniques: [['doctorId', 'startsAt']] },
  ),
  tableOf(
    'Invoice',
    { appointmentId: 'uuid!', paid: 'boolean!', amount: 'numeric(8,2)!' },
    { key: ['appointmentId'], links: ['appointmentId > Appointment'] },
  ),
];

export const library: readonly SourceTable[] = [
  tableOf('authors', { ...ID, name: 'text!', website: 'text' }),
  tableOf(
    'books',
    { ...ID, isbn: 'text!', title: 'text!', pages: 'integer', sequel_of: 'bigint' },
    {
      uniques: [['isbn']],
      links: ['sequel_of > books clear'],
    },
  ),
  tableOf(
    'book_authors',
    { book_id: 'bigint!', author_id: 'bigint!' },
    {
      key: ['book_id', 'author_id'],
      links: ['book_id > books cascade', 'author_id > authors cascade'],
    },
  ),
  tableOf('members', { ...ID, name: 'text!', mentor_id: 'bigint' }, { links: ['mentor_id > members clear'] }),
  tableOf(
    'loans',
    { ...ID, book_id: 'bigint!', member_id: 'bigint!', due: 'date!' },
    {
      links: ['book_id > books', 'member_id > members cascade'],
    },
  ),
  tableOf('branches', { ...ID, name: 'text!', head_id: 'bigint!' }, { links: ['head_id > employees'] }),
  tableOf('employees', { ...ID, name: 'text!', branch_id: 'bigint!' }, { links: ['branch_id > branches'] }),
];
