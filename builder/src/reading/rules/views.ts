import type { Phrases } from '../figures/phrases';
import type { Outcome, Rule, Said } from '../rule';
import { VOCABULARY } from '../vocabulary';
import type { World } from '../world';
import { kindSaid } from './edit-said';
import { fieldCalled } from './plain-names';
import { viewOutcome } from './view-outcome';
import { viewSaid } from './view-said';
import type { Drawn } from './view-words';

/** How records are shown: a board, a calendar, a gallery, a timeline, a table, a list, cards. */

/** The words for each kind are those of the patterns below. */
const wordsFor = (kind: Drawn): Phrases => VOCABULARY[`view-${kind}`] ?? [];

const MORE =
  /\b(?:also|too|as well|additionally|in addition|besides|another|a second|on top of that|keep the|way to|option|switch between|second view|extra)\b/;

const view =
  (kind: Drawn) =>
  (said: Said, world: World): Outcome | undefined => {
    const found = viewSaid(said.clause, kind, wordsFor(kind), world);
    const isMore = MORE.test(said.clause.map(({ key }) => key).join(' '));
    return found && viewOutcome(kind, found, world, isMore);
  };

/** 'from open to packed': cards are moved between the options of a choice. */
function moved(said: Said, world: World): Outcome | undefined {
  if (!said.has('one')) return view('board')(said, world);
  for (const entity of [world.current, ...world.model.entities]) {
    const [one, other] = [
      world.option(said.tokens('one'), entity),
      world.option(said.tokens('other'), entity),
    ];
    if (one && one.field === other?.field)
      return viewOutcome('board', { entity, field: one.field }, world, false);
  }
  return view('board')(said, world);
}

/** 'group the orders by status': a board has a group for each; sorting is something else. */
function grouped(said: Said, world: World): Outcome | undefined {
  const isGroup = said.clause.some(({ key }) => /^(?:group|bundle|cluster|grouped|groups)$/.test(key));
  const kind =
    said.has('what') && !/^(?:them|it|these|those|all|everything)$/.test(said.text('what'))
      ? kindSaid(said.tokens('what'), world)
      : world.current;
  const place = kind && fieldCalled(said.tokens('field'), world, kind);
  const isChoice = place && place.entity.id === kind.id && /^(?:choice|reference)$/.test(place.field.type);
  return isGroup && isChoice
    ? viewOutcome('board', { entity: kind, field: place.field }, world, false)
    : undefined;
}

const WEIGHT = 0.45;

export const VIEW_RULES: readonly Rule[] = [
  {
    name: 'a board',
    class: 'view',
    weight: WEIGHT,
    when: [
      '<before?> $view-board <behind?>',
      '<before?> (as|on|in) (a|the)? $view-board <behind?>',
      '<before?> (move|drag|push|pull|shift) <what> from <one> to <other>',
    ],
    read: moved,
    examples: {
      kanban: '+ view Order board Status',
      'I want to drag them from one status to the next': '+ view Order board Status',
      'let me drag the orders between stages': '+ view Order board Status',
      'move the orders from open to packed': '+ view Order board Status',
      'stock: kanban board grouped by supplier': '+ view Item board Supplier',
      'a board of the customers': 'missing',
      'runs: a board': '+ view Run board Shoes',
    },
    counter: ['no board', 'remove the board', 'a board member for each order'],
  },
  {
    name: 'put into groups',
    class: 'view',
    certainty: 1,
    when: [
      '(group | sort | split | divide | bundle | arrange | cluster) <what?> (into groups)? by <field>',
      'grouped by <field>',
    ],
    read: grouped,
    examples: {
      'group the orders by status': '+ view Order board Status',
      'grouped by customer': '+ view Order board Customer',
    },
    counter: [
      'sort orders by status',
      'group the orders by number',
      'group revenue by month',
      'a chart grouped by status',
    ],
  },
  {
    name: 'a calendar',
    class: 'view',
    weight: WEIGHT,
    when: ['<before?> $view-calendar <behind?>', '<before?> (as|on|in) (a|the)? $view-calendar <behind?>'],
    read: view('calendar'),
    examples: {
      'calendar pls': '+ view Order calendar Due',
      'let me see it on a calendar': '+ view Order calendar Due',
      'tasks: put them on a calendar by deadline': '+ view Task calendar Deadline',
      'a calendar for the rooms': 'missing',
    },
    counter: ['no calendar', 'sync with my calendar'],
  },
  {
    name: 'a gallery',
    class: 'view',
    weight: WEIGHT,
    when: ['<before?> $view-gallery <behind?>'],
    read: view('gallery'),
    examples: {
      'gallery view': '+ view Order gallery Picture',
      "then I'd like to scroll through the pictures": '+ view Order gallery Picture',
      'could the orders be shown as pictures, big ones, one beside the other': '+ view Order gallery Picture',
      'a wall of the photos to open with': '+ view Order gallery Picture',
      'a gallery of the orders that are not paid': '+ view Order gallery Picture',
      'tasks: as a photo gallery': 'missing',
    },
    counter: ['add a photo', 'two pictures for each order'],
  },
  {
    name: 'a timeline',
    class: 'view',
    weight: WEIGHT,
    when: ['<before?> $view-timeline <behind?>'],
    read: view('timeline'),
    examples: {
      'bookings as a timeline': '+ view Booking timeline Start-End',
      'a gantt chart of the bookings': '+ view Booking timeline Start-End',
      'timeline would be ideal so I see': '+ view Booking timeline Start-End',
      'runs: on a timeline': 'missing',
    },
    counter: ['no timeline'],
  },
  {
    name: 'a table, a list or cards',
    class: 'view',
    weight: 0.3,
    when: [
      '<before?> (as|in|into) (a|an|the)? (plain|simple|normal|real|proper|big|spreadsheet)* $view-plain <behind?>',
      '<before?> $view-plain view <behind?>',
      '<before?> $view-plain (be|is) (fine|enough|ok|okay|good)',
      '<before?> (plain|simple|normal) (table|list) <behind?>',
      '<before?> (spreadsheet|tiles) <behind?>',
      '<before?> (prefer|rather have) (a|the)? $view-plain <behind?>',
    ],
    read: (said, world) => {
      const kinds: readonly Drawn[] = ['cards', 'table', 'list'];
      return kinds.map((kind) => view(kind)(said, world)).find((outcome) => outcome !== undefined);
    },
    examples: {
      'as cards please': '+ view Order cards',
      'show the customers as a list': '+ view Customer list',
      'customers as cards with their phone and city': '+ view Customer cards',
      'list view for rooms': '+ view Room list',
      'tasks: open as tiles, one for each task': '+ view Task cards',
      'I prefer a table': 'already',
      'show it in a table': 'already',
    },
    counter: ['add a table for suppliers', 'a list of suppliers'],
  },
];
