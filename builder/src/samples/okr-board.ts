import type { SampleApplication } from './sample-application';

export const okrBoard: SampleApplication = {
  id: 'okr-board',
  category: 'Prototype',
  domain: 'Team goals',
  description: 'Objectives of a quarter with key results, weekly check-ins and progress that adds up.',
  draft: {
    title: 'Objectives',
    look: { accent: '#7e22ce', icon: 'target', radius: 'round', font: 'plain' },
    entities: [
      {
        name: 'Objective',
        icon: 'target',
        fields: {
          Objective: 'text required',
          Team: { options: ['Product', 'Growth', 'People', 'Finance'], required: true },
          'Part of': { to: 'Objective', inverse: 'Made of' },
          Lead: 'person',
          From: { type: 'date', required: true },
          Until: { type: 'date', required: true },
          Progress: { type: 'percent', computed: 'average(Progress in Key results)' },
          'Time gone': { type: 'percent', computed: 'max(0, min(1, (today - From) / (Until - From)))' },
          Why: 'longtext',
        },
        views: [
          { cards: ['Team', 'Lead', 'Progress', 'Time gone'] },
          { timeline: 'From', end: 'Until' },
          { board: 'Team', show: ['Lead', 'Progress'] },
        ],
        filters: { Behind: 'Progress < Time gone - 15%', 'This quarter': 'From <= today and Until >= today' },
        rules: [{ check: 'Until > From', field: 'Until', message: 'An objective ends after it begins.' }],
        badges: { 'Behind: bad': 'Progress < Time gone - 15%', 'Reached: good': 'Progress >= 100%' },
        samples: `
          Objective                 | Team    | Part of            | Lead       | From | Until | Why
          New customers stay        | Product |                    | Ingrid Sol | -52  | +38   | One in four leaves in the first month.
          The first day feels easy  | Product | New customers stay | Noah Pell  | -52  | +38   |
          Found by those who search | Growth  |                    | Bruna Reis | -52  | +38   |
          A team that lasts         | People  |                    | Tomas Ek   | -52  | +38   | Three people left last year.
          Books closed in five days | Finance |                    | Aya Sato   | -52  | +38   |
        `,
      },
      {
        name: 'Key result',
        icon: 'flag',
        fields: {
          Result: 'text required',
          Objective: { to: 'Objective', required: true, onDelete: 'cascade' },
          Start: { type: 'number', required: true, default: '0' },
          Target: 'number required',
          Reached: { type: 'number', required: true, default: '0' },
          Progress: { type: 'percent', computed: 'max(0, min(1, (Reached - Start) / (Target - Start)))' },
          Owner: 'person',
          'Last check-in': { type: 'date', computed: 'largest(Day in Check-ins)' },
        },
        views: [
          { table: ['Objective', 'Reached', 'Target', 'Progress', 'Owner', 'Last check-in'] },
          { board: 'Objective', show: ['Progress', 'Owner'] },
        ],
        filters: {
          'Not checked lately': 'Last check-in is empty or Last check-in < today - 10 days',
          'Below half': 'Progress < 50%',
        },
        rules: [
          { check: 'Target != Start', field: 'Target', message: 'A target differs from where you start.' },
        ],
        badges: {
          'Check in: warning': 'Last check-in is empty or Last check-in < today - 10 days',
          'Done: good': 'Progress >= 100%',
        },
        actions: [
          {
            name: 'Check in',
            icon: 'calendar-check',
            adds: 'Check-in',
            set: { 'Key result': 'this', Day: 'today', Value: 'Reached', Note: '"No change"' },
          },
          { name: 'One more', icon: 'plus', set: { Reached: 'Reached + 1' } },
        ],
        samples: `
          Result                        | Objective                 | Start | Target | Reached | Owner
          Leave in the first month, %   | New customers stay        | 26    | 15     | 19      | Ingrid Sol
          Weekly users                  | New customers stay        | 4200  | 6000   | 5150    | Noah Pell
          Set up in minutes             | The first day feels easy  | 34    | 10     | 22      | Noah Pell
          Calls for help in week one    | The first day feels easy  | 120   | 60     | 58      | Noah Pell
          Visits from search            | Found by those who search | 900   | 3000   | 1100    | Bruna Reis
          Articles published            | Found by those who search | 0     | 12     | 9       | Bruna Reis
          Talks about growth, all staff | A team that lasts         | 0     | 28     | 28      | Tomas Ek
          Open positions                | A team that lasts         | 5     | 0      | 3       | Tomas Ek
          Days to close the month       | Books closed in five days | 12    | 5      | 5       | Aya Sato
        `,
      },
      {
        name: 'Check-in',
        icon: 'calendar-check',
        label: 'Note',
        fields: {
          Note: 'text required',
          'Key result': { to: 'Key result', required: true, onDelete: 'cascade' },
          Day: { type: 'date', required: true, default: 'today' },
          Value: 'number required',
          Confidence: { options: ['On course: good', 'Shaky: warning', 'Off: bad'], default: 'On course' },
        },
        sort: 'Day desc',
        views: [
          { list: ['Key result', 'Day', 'Value', 'Confidence'] },
          { calendar: 'Day', color: 'Confidence' },
        ],
        rules: [{ unique: ['Key result', 'Day'], message: 'There is a check-in of that day already.' }],
        samples: `
          Note                     | Key result                    | Day | Value | Confidence
          New welcome letter works | Leave in the first month, %   | -4  | 19    | On course
          Holiday week             | Weekly users                  | -4  | 5150  | Shaky
          Wizard is out for half   | Set up in minutes             | -6  | 22    | On course
          Target reached           | Calls for help in week one    | -3  | 58    | On course
          Ranking fell again       | Visits from search            | -5  | 1100  | Off
          Two drafts late          | Articles published            | -12 | 9     | Shaky
          Everybody had theirs     | Talks about growth, all staff | -8  | 28    | On course
          Designer signed          | Open positions                | -11 | 3     | Shaky
          Bank feed is live        | Days to close the month       | -14 | 5     | On course
        `,
      },
    ],
    metrics: {
      'Average progress': { average: 'Progress', of: 'Key result' },
      'Results reached': { count: 'Key result', where: 'Progress >= 100%' },
      'Check-ins per week': { count: 'Check-in', by: 'Day', per: 'week' },
      'Progress by objective': { average: 'Progress', of: 'Key result', by: 'Objective' },
    },
    pages: [
      {
        name: 'Quarter',
        icon: 'chart-column',
        blocks: [
          { figures: ['Average progress', 'Results reached'] },
          { chart: 'Progress by objective' },
          { chart: 'Check-ins per week' },
          {
            shortlist: 'Key result',
            title: 'Nobody looked lately',
            where: 'Last check-in is empty or Last check-in < today - 10 days',
          },
        ],
      },
      'Objectives',
      'Key results',
      'Check-ins',
    ],
  },
};
