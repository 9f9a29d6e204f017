/** As many columns and rows as a card has room for. */
const COLUMNS = 4;
const ROWS = 4;

/** Of the types of fields, those that a small picture has no text for. */
const SILENT = new Set(['image', 'longtext', 'color', 'url']);

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** What a cell shows, short: '5 Mar', '€24.00', the label of an option, the name of what is linked. */
function textOf(field, value, nameOf, currency) {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => textOf(field, one, nameOf, currency)).join(', ');
  const { type, options, reference, unit } = field;
  if (options) return options.find(({ id }) => id === value)?.label ?? '';
  if (reference) return nameOf(reference.entity, value);
  if (type === 'boolean') return value ? 'Yes' : '';
  if (type === 'date' || type === 'datetime') return DAY.format(new Date(value));
  if (type === 'money')
    return new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? 'USD' }).format(
      Number(value),
    );
  if (type === 'duration') return `${String(Math.floor(value / 60))}:${String(value % 60).padStart(2, '0')}`;
  return unit === undefined || unit === '' ? String(value) : `${String(value)} ${unit}`;
}

/** Name, and what tells most at a glance: choices, dates, amounts, before other texts. */
function columnsOf({ fields, labelField }) {
  const label = fields.find(({ id }) => id === labelField) ?? fields[0];
  const weights = {
    choice: 0,
    date: 1,
    money: 1,
    rating: 1,
    datetime: 1,
    reference: 2,
    integer: 2,
    number: 2,
  };
  const rest = fields
    .filter((field) => field !== label && field.computed === undefined && !SILENT.has(field.type))
    .map((field, place) => ({ field, weight: (weights[field.type] ?? 3) * 100 + place }))
    .toSorted((one, other) => one.weight - other.weight)
    .slice(0, COLUMNS - 1)
    .map(({ field }) => field);
  return [label, ...fields.filter((field) => rest.includes(field))];
}

/**
 * The application in small, as cards without a picture draw it: the first list, its columns and a few records.
 *
 * @param model an application model
 * @param world its first records by entity, as on the day of the pictures
 */
export function miniatureOf(model, world) {
  const opened = model.pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'records');
  const entity = model.entities.find(({ id }) => id === opened?.entity) ?? model.entities[0];
  const nameOf = (entityId, recordId) => {
    const target = model.entities.find(({ id }) => id === entityId);
    const record = world[entityId]?.find(({ id }) => id === recordId);
    const field = target?.fields.find(({ id }) => id === target.labelField);
    return field && record ? textOf(field, record.values[field.id], nameOf, model.currency) : '';
  };
  const columns = columnsOf(entity);
  const kind = entity.views.find(({ id }) => id === entity.defaultView)?.kind;
  return {
    view: kind === 'list' ? 'list' : kind === 'cards' || kind === 'gallery' ? 'cards' : 'table',
    accent: model.theme.accent.toLowerCase(),
    heading: entity.plural,
    columns: columns.map(({ name, type }) => ({ name, type })),
    rows: world[entity.id]
      .slice(0, ROWS)
      .map(({ values }) => columns.map((field) => textOf(field, values[field.id], nameOf, model.currency))),
  };
}
