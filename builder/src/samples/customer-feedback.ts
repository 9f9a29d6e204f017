import type { SampleApplication } from './sample-application';

export const customerFeedback: SampleApplication = {
  id: 'customer-feedback',
  category: 'Prototype',
  domain: 'User research',
  description: 'What customers say, sorted into themes, with a promoter score and what was answered.',
  draft: {
    title: 'What customers say',
    look: { accent: '#0d9488', icon: 'message-square-quote', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Comment',
        icon: 'message-square-quote',
        label: 'In short',
        fields: {
          'In short': 'text required',
          'Word for word': 'longtext',
          From: 'person',
          Email: 'email',
          Source: { options: ['Survey', 'Call', 'Store review', 'E-mail', 'Visit'], required: true },
          Received: { type: 'date', required: true, default: 'today' },
          Recommends: { type: 'rating', min: 0, max: 10, help: 'Would they tell a friend, from 0 to 10?' },
          Group: {
            type: 'text',
            computed:
              'if Recommends is empty then empty else if Recommends >= 9 then "Promoter" else if Recommends >= 7 then "Passive" else "Critic"',
          },
          Themes: { to: 'Theme', many: true, inverse: 'Comments' },
          State: {
            options: ['New: info', 'Read: neutral', 'Answered: good', 'Fixed: accent'],
            required: true,
            default: 'New',
          },
          Quotable: 'boolean',
        },
        sort: 'Received desc',
        views: [
          { cards: ['Recommends', 'From', 'Source', 'Received'] },
          { board: 'State', show: ['Recommends', 'Source', 'Received'] },
          { table: ['Source', 'Received', 'Recommends', 'Group', 'Themes', 'State'] },
        ],
        filters: {
          'To answer': 'State is "New" and Email is not empty',
          Critics: 'Recommends <= 6',
          Quotable: 'Quotable',
          'Last 30 days': 'Received > today - 30 days',
        },
        badges: {
          'Unhappy: bad': 'Recommends <= 4',
          'Waiting: warning': 'State is "New" and Received < today - 5 days',
          'Quotable: accent': 'Quotable',
        },
        actions: [
          { name: 'Read', icon: 'eye', when: 'State is "New"', set: { State: 'Read' } },
          {
            name: 'Answered',
            icon: 'reply',
            when: 'State is "New" or State is "Read"',
            set: { State: 'Answered' },
          },
        ],
        samples: `
          In short                     | Word for word                                | From          | Email              | Source       | Received | Recommends | Themes          | State    | Quotable
          Found it in ten seconds      | I typed half a word and there it was.        | Salma Reyes   | salma@example.com  | Survey       | -1       | 10         | Search          | New      | yes
          Cannot print the list        | It cuts off the last column, every time.     | Gordon Pike   | gordon@example.com | E-mail       | -2       | 4          | Printing        | New      | no
          Prices jumped                | Third rise in two years.                     |               |                    | Store review | -3       | 2          | Price           | Read     | no
          Helper on the phone was kind | She stayed until it worked.                  | Mirjam Tal    | mirjam@example.com | Call         | -6       | 9          | Support         | Answered | yes
          Slow on my old tablet        | Four seconds for each page.                  | Otto Brenner  | otto@example.com   | Survey       | -9       | 5          | Speed, Search   | New      | no
          Wants dark theme             | Reads at night.                              | Lindiwe Dube  |                    | Visit        | -12      | 7          | Looks           | Read     | no
          It just works                |                                              | Anders Holm   | anders@example.com | Survey       | -15      | 9          |                 | Answered | yes
          Import took an afternoon     | Columns did not match and nobody said which. | Rita Gallo    | rita@example.com   | Call         | -20      | 6          | Getting started | Fixed    | no
          Moved the whole office over  | In a week, with no course.                   | Kwame Boateng | kwame@example.com  | Visit        | -28      | 10         | Getting started | Answered | yes
          Cheaper than the last one    |                                              |               |                    | Store review | -41      | 8          | Price           | Read     | no
        `,
      },
      {
        name: 'Theme',
        icon: 'tags',
        fields: {
          Name: 'text required unique',
          Colour: 'color',
          Mentions: { type: 'integer', computed: 'count(Comments)' },
          'Average score': { type: 'number', computed: 'round(average(Recommends in Comments), 1)' },
          Owner: 'person',
          'What we do': 'longtext',
        },
        sort: 'Name',
        views: [{ table: ['Mentions', 'Average score', 'Owner'] }, 'cards'],
        badges: { 'Hurts: bad': 'Mentions >= 1 and Average score < 6' },
        samples: `
          Name            | Colour  | Owner      | What we do
          Search          | #0d9488 | Petra Noll | Keep it fast.
          Printing        | #b45309 | Iven Sorg  | New print sheet in the next release.
          Price           | #b91c1c | Petra Noll |
          Support         | #1d4ed8 | Aida Marsh |
          Speed           | #7c3aed | Iven Sorg  | Lists load in parts.
          Looks           | #64748b | Aida Marsh |
          Getting started | #15803d | Aida Marsh | Import says which column it does not know.
        `,
      },
    ],
    metrics: {
      'Average score': { average: 'Recommends', of: 'Comment' },
      'Promoter score': {
        average: 'if Recommends >= 9 then 100 else if Recommends <= 6 then -100 else 0',
        of: 'Comment',
        where: 'Recommends is not empty',
        goal: 30,
      },
      'To answer': { count: 'Comment', where: 'State is "New" and Email is not empty' },
      'Score per month': { average: 'Recommends', of: 'Comment', by: 'Received', per: 'month' },
      'Comments by theme': { count: 'Comment', by: 'Themes' },
    },
    pages: [
      {
        name: 'Pulse',
        icon: 'activity',
        blocks: [
          { figures: ['Promoter score', 'Average score', 'To answer'] },
          { chart: 'Score per month', shape: 'line' },
          { chart: 'Comments by theme' },
          { shortlist: 'Comment', title: 'Unhappy lately', where: 'Recommends <= 5', sort: 'Received desc' },
        ],
      },
      'Comments',
      'Themes',
    ],
  },
};
