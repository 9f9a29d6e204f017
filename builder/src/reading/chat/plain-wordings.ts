import type { Token } from '../../language/token';
import { wordsOf } from '../rule';
import type { Intent } from './intents';

/** What a wish says, filled into the plain wordings of its intent, which rules are sure to read. */

export type SlotName = 'n' | 't' | 'f' | 'o' | 'v' | 'p' | 'm';

export interface Slot {
  readonly name: SlotName;
  readonly tokens: readonly Token[];
}

class Slots {
  constructor(private readonly slots: readonly Slot[]) {}

  all(name: SlotName): string[] {
    return this.slots.filter((slot) => slot.name === name).map(({ tokens }) => wordsOf(tokens));
  }

  first(...names: readonly SlotName[]): string {
    return names.flatMap((name) => this.all(name))[0] ?? '';
  }
}

type Wordings = (slots: Slots) => readonly (string | false)[];

const behind = (lead: string, words: string) => (words ? ` ${lead} ${words}` : '');

/** Wordings with nothing in a place that has to be filled are left out. */
const WORDINGS: Readonly<Partial<Record<Intent, Wordings>>> = {
  'add-field': (s) => {
    const names = s.all('n');
    const detail = s.all('v').join(', ');
    return names.flatMap((name) => [
      `add ${name}${detail ? ` (${detail})` : ''}${behind('to', s.first('t'))}`,
      `add ${name}${detail ? ` ${detail}` : ''}${behind('to', s.first('t'))}`,
      `add a field ${name}${behind('to', s.first('t'))}`,
    ]);
  },
  'remove-field': (s) =>
    [...s.all('f'), ...s.all('p')].map((field) => `remove ${field}${behind('from', s.first('t'))}`),
  'rename-field': (s) => [
    s.first('f', 'p') !== '' &&
      s.first('n', 'v') !== '' &&
      `rename ${s.first('f', 'p')} to ${s.first('n', 'v')}`,
    s.all('f').length > 1 && `rename ${s.all('f')[0] ?? ''} to ${s.all('f')[1] ?? ''}`,
  ],
  'retype-field': (s) =>
    s.first('f', 'p') !== '' && s.first('v', 'n', 'o') !== ''
      ? [
          `make ${s.first('f', 'p')} ${s.first('v', 'n')}`,
          `make ${s.first('f', 'p')} a ${s.first('v', 'n')}`,
          `${s.first('f', 'p')} is ${s.first('v', 'n')}`,
          `${s.first('f', 'p')} should be in ${s.first('v', 'n')}`,
          `${s.first('f', 'p')} should be ${[...s.all('v'), ...s.all('o')].join(', ')}`,
        ]
      : [],
  'add-option': (s) =>
    [...s.all('v'), ...s.all('n'), ...s.all('o')].slice(0, 1).flatMap(() => {
      const values = [...s.all('n'), ...s.all('v')].join(', ') || s.first('o');
      return [
        `add ${values} to ${s.first('f', 'p')}`,
        `add the option ${values}${behind('to', s.first('f', 'p'))}`,
        `add "${values}" as an option of ${s.first('f', 'p')}`,
      ];
    }),
  'remove-option': (s) =>
    [...s.all('o'), ...s.all('v')].flatMap((option) => [
      `remove the option ${option}${behind('from', s.first('f'))}`,
      `remove ${option}${behind('from', s.first('f'))}`,
    ]),
  'rename-option': (s) => {
    const from = s.first('o', 'p');
    const to = s.first('n', 'v') || (s.all('o')[1] ?? '');
    return [
      from !== '' && to !== '' && `rename ${from} to ${to}`,
      from !== '' && to !== '' && `rename the option ${from} to ${to}`,
    ];
  },
  'move-field': (s) => [
    s.all('f').length > 1 && `put ${s.all('f')[0] ?? ''} ${s.first('v') || 'before'} ${s.all('f')[1] ?? ''}`,
    s.first('f', 'p') !== '' && `move ${s.first('f', 'p')} ${s.first('v')}`,
    s.first('f', 'p') !== '' && `put ${s.first('f', 'p')} first`,
  ],
  require: (s) => [...s.all('f'), ...s.all('p'), ...s.all('n')].map((field) => `make ${field} required`),
  optional: (s) => [...s.all('f'), ...s.all('p')].map((field) => `make ${field} optional`),
  unique: (s) => [s.first('f', 'p', 'n') !== '' && `${s.first('f', 'p', 'n')} has to be unique`],
  default: (s) => [
    s.first('f', 'p') !== '' &&
      s.first('v', 'o') !== '' &&
      `${s.first('f', 'p')} is ${s.first('v', 'o')} by default`,
    s.first('o', 'v') !== '' && `new ${s.first('t') || 'records'} start as ${s.first('o', 'v')}`,
  ],
  'add-record': (s) => [
    s.first('n') !== '' &&
      s.first('v') !== '' &&
      `add a table of ${s.first('n')} with ${s.all('v').join(', ')}`,
    s.all('n').length > 1 && `add a table of ${s.first('n')} with ${s.all('n').slice(1).join(', ')}`,
    s.first('n') !== '' && `add a table of ${s.first('n')}`,
  ],
  'remove-record': (s) => [s.first('t', 'p') !== '' && `remove the ${s.first('t', 'p')} table`],
  'rename-record': (s) => [
    s.first('t', 'p') !== '' &&
      s.first('n', 'v') !== '' &&
      `rename ${s.first('t', 'p')} to ${s.first('n', 'v')}`,
    s.first('t', 'p') !== '' &&
      s.first('n', 'v') !== '' &&
      `rename the ${s.first('t', 'p')} table to ${s.first('n', 'v')}`,
  ],
  link: (s) => {
    const [one = '', other = ''] = s.all('t');
    return [
      s.first('f') !== '' && one !== '' && `make ${s.first('f')} a link to ${other || one}`,
      one !== '' && other !== '' && `each ${one} belongs to a ${other}`,
      s.first('n') !== '' && one !== '' && `add a link ${s.first('n')} to ${one}`,
    ];
  },
  computed: (s) => [
    s.first('n') !== '' &&
      s.first('v') !== '' &&
      `add ${s.first('n')} = ${s.first('v')}${behind('to', s.first('t'))}`,
    s.first('n', 'f') !== '' && s.first('v') !== '' && `${s.first('n', 'f')} is ${s.first('v')}`,
    s.first('v') !== '' && `show ${s.first('v')} for each ${s.first('t') || 'record'}`,
    s.first('n') !== '' && `work out the ${s.first('n')}`,
  ],
  'add-metric': (s) => [
    s.first('v') !== '' && `show ${s.all('v').join(' ')} of ${s.first('f', 't', 'p')}`,
    s.first('n') !== '' && `show the ${s.first('n')}`,
    s.first('n') !== '' && s.first('v') !== '' && `show the ${s.first('n')} ${s.first('v')}`,
    s.first('v') !== '' && `show ${s.first('v')}`,
  ],
  'remove-metric': (s) => [
    s.first('m', 'p', 'f', 'v', 'n') !== '' && `remove the ${s.first('m', 'p', 'f', 'v', 'n')} figure`,
    s.first('m', 'p', 'f', 'v') !== '' && `remove the ${s.first('m', 'p', 'f', 'v')} chart`,
    s.first('m', 'p', 'f', 'v') !== '' && `remove ${s.first('m', 'p', 'f', 'v')}`,
  ],
  'add-view': (s) => [
    s.first('v') !== '' && `show ${s.first('t') || 'it'} as a ${s.first('v')}${behind('by', s.first('f'))}`,
    s.first('v') !== '' && `a ${s.first('v')}${behind('of', s.first('t'))}${behind('by', s.first('f'))}`,
    s.first('n') !== '' && `show ${s.first('t') || 'it'} as a ${s.first('n')}`,
  ],
  'remove-view': (s) => [
    s.first('m', 'v', 'p') !== '' && `remove the ${s.first('m', 'v', 'p')}`,
    s.first('m', 'v', 'p') !== '' && `remove the ${s.first('m', 'v', 'p')} view${behind('of', s.first('t'))}`,
  ],
  sort: (s) => [
    s.first('f', 'p') !== '' && `sort ${s.first('t')} by ${s.first('f', 'p')} ${s.first('v')}`,
    s.first('f', 'p') !== '' && `sort ${s.first('t')} by ${s.first('f', 'p')}, ${s.first('v')} first`,
    s.first('v') !== '' && `${s.first('v')} first`,
  ],
  filter: (s) => [
    s.first('f') !== '' &&
      s.first('v', 'o') !== '' &&
      `show only ${s.first('t') || 'those'} where ${s.first('f')} is ${s.first('v', 'o')}`,
    s.first('f') !== '' &&
      s.first('v') !== '' &&
      `show only ${s.first('t') || 'those'} where ${s.first('f')} ${s.first('v')}`,
    s.first('v', 'o') !== '' && `show only the ${s.first('v', 'o')} ${s.first('t')}`,
    s.first('v', 'o') !== '' && `show only those that are ${s.first('v', 'o')}`,
  ],
  badge: (s) => [
    s.first('f') !== '' &&
      s.first('v', 'o') !== '' &&
      `highlight ${s.first('t') || 'those'} where ${s.first('f')} is ${s.first('v', 'o')}`,
    s.first('f') !== '' &&
      s.first('v') !== '' &&
      `highlight ${s.first('t') || 'those'} where ${s.first('f')} ${s.first('v')}`,
    s.first('v', 'o') !== '' && `highlight the ${s.first('v', 'o')} ${s.first('t')}`,
    s.first('v', 'o') !== '' && `highlight those that are ${s.first('v', 'o')}`,
  ],
  rule: (s) => [
    s.first('f') !== '' && s.first('v') !== '' && `${s.first('f')} must be ${s.first('v')}`,
    s.first('f') !== '' && s.first('v') !== '' && `${s.first('f')} must ${s.first('v')}`,
    s.first('t') !== '' && s.first('v') !== '' && `${s.first('t')} must not ${s.first('v')}`,
  ],
  'add-action': (s) => [
    s.first('n') !== '' &&
      s.first('f') !== '' &&
      `add a button ${s.first('n')} that sets ${s.first('f')} to ${s.first('o', 'v')}`,
    s.first('f') !== '' &&
      s.first('o', 'v') !== '' &&
      `add a button that sets ${s.first('f')} to ${s.first('o', 'v')}`,
    s.first('n') !== '' && `add a button ${s.first('n')}`,
  ],
  'remove-action': (s) => [
    s.first('m', 'n', 'v', 'p') !== '' && `remove the ${s.first('m', 'n', 'v', 'p')} button`,
  ],
  dark: () => ['dark mode'],
  light: () => ['light mode'],
  accent: (s) => [s.first('v') !== '' && `use ${s.first('v')} as the colour`],
  density: (s) => [
    s.first('v') !== '' && `make it ${s.first('v')}`,
    s.first('v') !== '' && `make it more ${s.first('v')}`,
  ],
  font: (s) => [
    s.first('v') !== '' && `use a ${s.first('v')} font`,
    s.first('v') !== '' && `use the ${s.first('v')} font`,
  ],
  currency: (s) => [
    s.first('v') !== '' && `use ${s.first('v')} as the currency`,
    s.first('v') !== '' && `prices are in ${s.first('v')}`,
  ],
  week: (s) => [s.first('v') !== '' && `the week starts on ${s.first('v')}`],
  title: (s) => [
    s.first('n', 'v') !== '' && `call the app ${s.first('n', 'v')}`,
    s.first('n', 'v') !== '' && `rename the app to "${s.first('n', 'v')}"`,
  ],
  undo: () => ['undo that'],
};

/** The plain wordings of a wish of an intent, the likeliest first. */
export function plainWordings(intent: Intent, slots: readonly Slot[]): string[] {
  const all = WORDINGS[intent]?.(new Slots(slots)) ?? [];
  return all.filter((wording): wording is string => wording !== false);
}
