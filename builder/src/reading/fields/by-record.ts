import type { FieldType } from '@tessera/shared/contracts';
import { wordList } from '../../language/word-list';
import { pattern } from '../../words/pattern';

/** What a word that says little means in records of a kind: 'from' of a shift is a time, 'from' of a stay a day. */
type Meaning = readonly [
  names: ReadonlySet<string>,
  records: readonly (readonly [RegExp, FieldType])[],
  usual?: FieldType,
];

const HOURS =
  /\b(?:shift|duty|overtime|dog walk|walk|club|helper|volunteer|visitor|lorry|room booking|sit|babysit\w*|timesheet|time entry|working day|trailer|autoclave|contraction|race|regular)\b/;
const MOMENTS = pattern()`
    \b(?:booking|hire|rental|test drive|rehearsal|slot|permit|admission|outage|downtime|breakdown
    |fault|failure|call|callout|parcel|ticket|incident|attack|migraine|headache|seizure|appointment
    |viewing|meeting|match|event|interview|talk|lesson|class|workshop|screening|session|shoot|show
    |concert|flight|charging|visit|delivery|patient|consultation|treatment|feed\w*|nap|reading
    |observation|sighting|complaint|accident|reservation|emergency|leak|fitting|drill|pickup|job)\b
  `;
const DAYS = pattern()`
    \b(?:debt|expense|purchase|sale|payment|bill|gift|kitty|donation|find|ascent|climb|note|book
    |trip|journey|stay|holiday|loan|contract|tenant|tenancy|period|course|project|exhibition|camp
    |enrolment|membership|season|service|first|birthday|painting|water test|experiment|item
    |vaccination|treatment course|mushroom|fossil|oil change|repair|memory|walk|hike)\b
  `;
const SOUND = pattern()`
    \b(?:podcast|episode|lesson|interview|workshop|talk|song|tape|piece|recording|track|class
    |speech|playlist|video|film|show|session|meeting|sermon|audio|album|lecture|presentation
    |seminar|call|exam|concert|set|massage|treatment|course|movie|sketch|joke|clip)\b
  `;
const RACES =
  /\b(?:run|swim|ride|race|lap|rowing|row|sprint|marathon|regatta|walk|hike|solve|crossword|puzzle|repair|ticket|time entry|heat)\b/;
const CALLERS = pattern()`
    \b(?:booking|enquiry|inquiry|resident|call|callout|registration|clinic|family|sponsor|doctor
    |contact|member|customer|client|person|neighbour|neighbor|guest|driver|supplier|plumber
    |tradesman|message|patient|parent|volunteer|owner|practice|surgery|helper|babysitter|friend)\b
  `;
const MARKED = pattern()`
    \b(?:invoice|document|standard|container|meter|mooring|nonconformity|hive|beehive|berth|bed
    |route|room|forklift|skip|box|resolution|parking|permit|mould|stall|locker|key|plot|lot|flat
    |house|tool|station|specimen|project|machine|order|file|policy|ticket|contract|lock|unit
    |vehicle|bus|train)\b
  `;
const PRESENTS = /\b(?:shopping|gift|present|grocery|groceries|wish|packing|list|ingredient|book|card)\b/;

const MEANINGS: readonly Meaning[] = [
  [
    wordList(`
      from to until till start starts end ends begin begins finish in out back left arrived departed arrival departure
      arrive leave came went up down since
    `),
    [
      [HOURS, 'time'],
      [MOMENTS, 'datetime'],
    ],
    'date',
  ],
  [
    wordList('when reported taken returned collected fixed repaired stopped given'),
    [
      [DAYS, 'date'],
      [MOMENTS, 'datetime'],
    ],
  ],
  [wordList('length'), [[SOUND, 'duration']]],
  [wordList('time'), [[RACES, 'duration']]],
  [
    wordList('number no nr'),
    [
      [CALLERS, 'phone'],
      [MARKED, 'text'],
    ],
  ],
  [wordList('bought sent taken packed'), [[PRESENTS, 'boolean']]],
  [wordList('notes'), [[/\b(?:perfume|scent|fragrance)\b/, 'tags']]],
  [wordList('questions minutes'), [[/\b(?:meeting|visit|appointment)\b/, 'longtext']]],
  [wordList('words'), [[/\b(?:song|hymn|tasting|poem|speech)\b/, 'longtext']]],
  [
    wordList('built born died founded'),
    [
      [
        /\b(?:ship|locomotive|yacht|boat|car|house|building|engine|church|artist|composer|author|player|athlete|horse|company|brewery)\b/,
        'integer',
      ],
    ],
  ],
];

/** The kind of value that a word has in these records; undefined where it says enough by itself. */
export function typeInRecord(name: string, context: string): FieldType | undefined {
  const record = context.toLowerCase();
  for (const [names, records, usual] of MEANINGS) {
    if (!names.has(name)) continue;
    const found = records.find(([kind]) => kind.test(record))?.[1] ?? usual;
    if (found !== undefined) return found;
  }
  return undefined;
}
