import { tokenise } from '../../language/tokenise';
import { readField } from './read-field';

/** A field in one line: 'Weight: number 0.. in g'. */
function described(words: string, context = ''): string {
  const draft = readField(tokenise(words), context)?.draft;
  if (!draft) return 'none';
  const { name, type, options, min, max, unit, currency, required } = draft;
  const limits = min === undefined && max === undefined ? '' : ` ${String(min ?? '')}..${String(max ?? '')}`;
  const measure = unit ?? currency;
  return [
    `${name}: ${type}`,
    options ? ` ${options.join('/')}` : '',
    limits,
    measure === undefined ? '' : ` in ${measure}`,
    required === true ? ' required' : '',
  ].join('');
}

const FIELDS: Readonly<Record<string, string>> = {
  'state (new, open, done)': 'State: choice New/Open/Done',
  'price in euros': 'Price: money in EUR',
  "whether it's back": 'Back: boolean',
  'which van - Betty or Bruno': 'Van: choice Betty/Bruno',
  'keep / give away / sell': 'Keep / give away / sell: choice Keep/Give away/Sell',
  'left or right or bottle': 'Left / right / bottle: choice Left/Right/Bottle',
  'km at start': 'Km at start: number 0.. in km',
  'stars 1 to 5': 'Rating: rating 1..5',
  'how my knees were from 1 to 5': 'How my knees were: rating 1..5',
  'status: idea / bought / wrapped': 'Status: choice Idea/Bought/Wrapped',
  'river level low/normal/high/flood': 'River level: choice Low/Normal/High/Flood',
  'sex m/f/?': 'Sex: choice M/F/Unknown',
  'size 50 56 62 68': 'Size: choice 50/56/62/68',
  'boy girl both': 'Sex: choice Boy/Girl/Both',
  'studio A or B': 'Studio: choice A/B',
  'stage – applied, interview, offer': 'Stage: choice Applied/Interview/Offer',
  'jam, chutney or pickle': 'Jam / chutney / pickle: choice Jam/Chutney/Pickle',
  'who paid, me or Daan': 'Paid by: choice Me/Daan',
  'weekly / monthly / never': 'How often: choice Weekly/Monthly/Never',
  'cash or transfer': 'Payment: choice Cash/Transfer',
  'how many eggs': 'Number of eggs: integer 0..',
  'how many came': 'How many came: integer 0..',
  'how many kilos': 'Kilos: number 0.. in kg',
  'how much I paid': 'Price paid: money',
  'how much hours': 'Hours: duration',
  'how long it took': 'Duration: duration',
  'how often': 'How often: choice Daily/Weekly/Monthly/Yearly',
  'how bad, one to five': 'How bad: rating 1..5',
  'how it felt': 'How it felt: rating 1..5',
  'how to get there': 'How to get there: longtext',
  'how full': 'How full: percent',
  'how much the kids liked it out of five': 'How much the kids liked it: rating 1..5',
  'who found it': 'Found by: person',
  "who it's for": 'For whom: person',
  'for whom': 'For whom: person',
  'who was there': 'Who was there: tags',
  'when it was handed out': 'Handed out: date',
  when: 'When: datetime',
  'by when': 'Due: date',
  'blade sharpened when': 'Blade sharpened: date',
  'where I bought it': 'Where bought: text',
  'which dogs': 'Dogs: tags',
  'which day': 'Day: date',
  'what it cost me': 'Cost: money',
  'what they brought': 'What they brought: text',
  'what went wrong': 'What went wrong: longtext',
  'what colour': 'Colour: color',
  'what year': 'Year: integer 0..',
  'anything odd': 'Notes: longtext',
  'songs we sang': 'Songs: tags',
  'days they can come': 'Days: tags',
  tel: 'Tel: phone',
  qty: 'Qty: integer 0..',
  DOB: 'DOB: date',
  amt: 'Amt: money',
  'price incl. VAT': 'Price incl. VAT: money',
  'per night': 'Per night: money',
  'cost/yr': 'Cost/yr: money',
  'weight g': 'Weight: number 0.. in g',
  'freq MHz': 'Freq: number 0.. in MHz',
  '°C': 'Temperature: number 0.. in °C',
  'kg of honey': 'Kg of honey: number 0.. in kg',
  hydration: 'Hydration: percent',
  'summit selfie': 'Summit selfie: image',
  'photo of the box': 'Photo: image',
  'ring colour': 'Ring colour: color',
  'last restrung': 'Last restrung: date',
  'turned last': 'Turned last: date',
  'next infill': 'Next infill: date',
  'wanted by': 'Wanted by: date',
  'out since': 'Out since: date',
  'returned on': 'Returned on: date',
  welded: 'Welded: date',
  'paid?': 'Paid: boolean',
  'queen seen y/n': 'Queen seen: boolean',
  'desk trained yes/no': 'Desk trained: boolean',
  'still alive': 'Still alive: boolean',
  'deposit paid': 'Deposit paid: money',
  'lights ok': 'Lights ok: boolean',
  'tickets sold': 'Tickets sold: integer 0..',
  'bottles left': 'Bottles left: integer 0..',
  'their number': 'Phone number: phone',
  'steep time': 'Steep time: duration',
  'running time': 'Running time: duration',
  'kick-off': 'Kick-off: time',
  'time in': 'Time in: time',
  remarks: 'Remarks: longtext',
  'root cause': 'Root cause: longtext',
  keywords: 'Keywords: tags',
  'gut feeling 1-5': 'Gut feeling: rating 1..5',
  'mood/5': 'Mood: rating 1..5',
  'crumb 1-10': 'Crumb: rating 1..10',
  'difficulty A to D': 'Difficulty: choice A/B/C/D',
  name: 'Name: text',
  'email*': 'Email: email required',
  'optional nickname': 'Nickname: text',
};

describe('the field that a piece of text names', () => {
  it.each(Object.entries(FIELDS))('[READ-02] [READ-03] reads “%s”', (words, field) => {
    expect(described(words)).toBe(field);
  });

  it.each([
    ['from', 'Shift', 'time'],
    ['from', 'Stay', 'date'],
    ['from', 'Hall booking', 'datetime'],
    ['length', 'Podcast episode', 'duration'],
    ['number', 'Invoice', 'text'],
    ['number', 'Customer', 'phone'],
    ['notes', 'Perfume', 'tags'],
    ['time', 'Run', 'duration'],
    ['bought', 'Gift', 'boolean'],
    ['bought', 'Fish', 'date'],
  ])('[READ-02] [READ-03] reads “%s” of a %s', (words, record, type) => {
    expect(readField(tokenise(words), record)?.draft.type).toBe(type);
  });

  it('[READ-02] [READ-03] does not claim to know what a bare participle is', () => {
    expect(readField(tokenise('oxidised'), '')?.draft).toMatchObject({ isKnown: false, isTypeStated: false });
  });
});
