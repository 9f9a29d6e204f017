import type { Field, FieldType } from '@tessera/shared/contracts';
import { pattern } from '../words/pattern';
import { nameKey } from '../words/text';

/** Types that reach a person. */
const TYPES: ReadonlySet<FieldType> = new Set(['email', 'phone']);

const SECRETS = [
  'passwords?',
  'passcodes?',
  'pass ?phrases?',
  'pins?',
  'pin codes?',
  'secrets?',
  'api keys?',
  'tokens?',
  'recovery codes?',
  'security (?:code|question|answer)s?',
  'credentials?',
  'door codes?',
  'alarm codes?',
];

const ADDRESSES = [
  '(?:home|private|postal|mailing|billing|shipping|delivery|street|full|current|e ?mail|customer|client|patient|guest|member|tenant)? ?addresse?s?',
  'streets?(?: and number)?',
  '(?:post|postal|zip) ?codes?',
  'e ?mails?',
  'phones?(?: number)?s?',
  'mobiles?(?: number)?',
  'cell(?: number)?',
  'telephones?(?: number)?',
];

const MONEY = [
  'iban',
  'bic',
  'swift',
  'bank(?: account| details| name)?s?',
  'account numbers?',
  'sort codes?',
  'routing numbers?',
  '(?:credit|debit|bank|payment) cards?(?: number| details)?s?',
  'card (?:number|details)s?',
  'cvc',
  'cvv',
  'salar(?:y|ies)',
  'wages?',
  'pay (?:rate|grade)',
  'income',
];

const PAPERS = [
  'passports?(?: number)?',
  '(?:driving|drivers|driver s) licen[cs]e(?: number)?',
  '(?:national |identity |personal )?id (?:card|number)s?',
  'identity (?:card|number)s?',
  'social security(?: number)?',
  'ssn',
  'national insurance(?: number)?',
  'tax (?:id|number)',
  'nhs number',
  'insurance (?:number|id)',
];

const HEALTH = [
  'health(?: status| condition| notes?)?',
  'diagnos[ei]s',
  'symptoms?',
  'allerg(?:y|ies)',
  'medications?',
  'medicines?',
  'medical(?: history| notes?| condition)?s?',
  'illness(?:es)?',
  'diseases?',
  'disabilit(?:y|ies)',
  'blood (?:type|group|pressure|sugar)',
  'religion',
  'ethnicity',
  'sexual orientation',
];

const BIRTH = ['date of birth', 'birth ?da(?:te|y)s?', 'dob', 'born(?: on)?'];

/** What an address that nobody lives at is called. */
const NOT_OF_PEOPLE = pattern()`^(?:web|ip|mac|site|venue|shop|store|restaurant|property|internet) ?addresse?s?$`;

const PERSONAL = pattern()`
(?:^|[ ])
(?:${SECRETS}|${ADDRESSES}|${MONEY}|${PAPERS}|${HEALTH}|${BIRTH})
$`;

/**
 * Whether a field holds what strangers should not read unless somebody said so: how to reach people and where they live, secrets,
 * bank, papers, pay, health, birth. Goes by the type, else by how the name ends (DATA-02).
 */
export function isPersonal({ name, type }: Pick<Field, 'name' | 'type'>): boolean {
  if (TYPES.has(type)) return true;
  const key = nameKey(name);
  return PERSONAL.test(key) && !NOT_OF_PEOPLE.test(key);
}
