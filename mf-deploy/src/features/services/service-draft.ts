import type { OutsideService } from '@tessera/shared/contracts';

export type Method = OutsideService['methods'][number];

export const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A header or a query parameter while somebody types it. */
export interface PartDraft {
  readonly rowId: string;
  readonly kind: 'headers' | 'query';
  readonly name: string;
  readonly value: string;
}

/** A service while somebody types it. */
export interface ServiceDraft {
  readonly name: string;
  readonly address: string;
  readonly methods: readonly Method[];
  readonly parts: readonly PartDraft[];
}

/** What is said at a field: `name`, `address`, `methods`, or `<row>.name` and `<row>.value` of a part. */
export type DraftErrors = Readonly<Record<string, string>>;

export function newDraft(rowId: string): ServiceDraft {
  const part = { rowId, kind: 'headers', name: 'Authorization', value: 'Bearer {API_KEY}' } as const;
  return { name: '', address: 'https://', methods: ['GET', 'POST'], parts: [part] };
}

export function toDraft(
  { name, address, methods, headers, query }: OutsideService,
  newId: () => string,
): ServiceDraft {
  const parts = [
    ...headers.map((part) => ({ ...part, kind: 'headers' as const, rowId: newId() })),
    ...query.map((part) => ({ ...part, kind: 'query' as const, rowId: newId() })),
  ];
  return { name, address, methods, parts };
}

function partsOf({ parts }: ServiceDraft, kind: PartDraft['kind']): PartDraft[] {
  return parts.filter((part) => part.kind === kind && (part.name !== '' || part.value !== ''));
}

export function toService(draft: ServiceDraft): OutsideService {
  const { name, address, methods } = draft;
  const plain = (part: PartDraft) => ({ name: part.name.trim(), value: part.value.trim() });
  return {
    name: name.trim(),
    address: address.trim(),
    methods: METHODS.filter((method) => methods.includes(method)),
    headers: partsOf(draft, 'headers').map(plain),
    query: partsOf(draft, 'query').map(plain),
  };
}

/** The variables that a service names, without those that there are. None while those are unknown. */
export function missingKeys(
  { headers, query }: Pick<OutsideService, 'headers' | 'query'>,
  keys: readonly string[] | undefined,
): string[] {
  if (keys === undefined) return [];
  const named = [...headers, ...query].flatMap(({ value }) =>
    [...value.matchAll(/\{([A-Z_][A-Z0-9_]*)\}/g)].map(([, key = '']) => key),
  );
  return [...new Set(named)].filter((key) => !keys.includes(key));
}

/** What is missing; everything else is the server's to say. */
export function findDraftErrors(draft: ServiceDraft, otherNames: readonly string[]): DraftErrors {
  const { name, address, methods } = toService(draft);
  const incomplete = draft.parts.flatMap(({ rowId, name: key, value }) => [
    ...(key.trim() === '' && value.trim() !== '' ? [[`${rowId}.name`, 'Enter a name'] as const] : []),
    ...(key.trim() !== '' && value.trim() === '' ? [[`${rowId}.value`, 'Enter a value'] as const] : []),
  ]);
  return {
    ...(name === '' && { name: 'Enter a name' }),
    ...(otherNames.includes(name) && { name: `There is a service called "${name}" already` }),
    ...(/^https?:\/\/.+/.test(address) ? {} : { address: 'Enter the address of the service' }),
    ...(methods.length === 0 && { methods: 'Allow at least one method' }),
    ...Object.fromEntries(incomplete),
  };
}

/** The server's words at the fields of the service at `index` of what was sent. */
export function placeServerErrors(
  fields: Readonly<Record<string, string>>,
  draft: ServiceDraft,
  index: number,
): DraftErrors {
  const prefix = `items.${String(index)}.`;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) => {
      if (!path.startsWith(prefix)) return [];
      const [field = '', position, part] = path.slice(prefix.length).split('.');
      if (field !== 'headers' && field !== 'query') return [[field, message]];
      const row = partsOf(draft, field)[Number(position)];
      return [[row ? `${row.rowId}.${part ?? 'name'}` : 'name', message]];
    }),
  );
}
