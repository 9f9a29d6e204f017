import type { SampleApplication } from './sample-application';

export const contentCalendar: SampleApplication = {
  id: 'content-calendar',
  category: 'B2B App',
  domain: 'Marketing',
  description: 'Posts by channel and campaign, from idea to published, with what each of them reached.',
  draft: {
    title: 'Content calendar',
    currency: 'USD',
    look: { accent: '#e11d48', icon: 'megaphone', font: 'plain', radius: 'round', navigation: 'side' },
    entities: [
      {
        name: 'Post',
        icon: 'file-text',
        fields: {
          Headline: 'text required',
          Channel: {
            options: [
              'Newsletter: accent',
              'Blog: info',
              'Video: warning',
              'Social: good',
              'Podcast: neutral',
            ],
            required: true,
          },
          Campaign: { to: 'Campaign' },
          Publish: { type: 'datetime', required: true },
          State: {
            options: [
              'Idea: neutral',
              'Writing: info',
              'In review: warning',
              'Scheduled: accent',
              'Published: good',
            ],
            required: true,
            default: 'Idea',
          },
          Author: { type: 'person' },
          Picture: 'image',
          Text: 'longtext',
          Keywords: 'tags',
          Link: 'url',
          Views: { type: 'integer', min: 0 },
          Clicks: { type: 'integer', min: 0 },
          'Click rate': { type: 'percent', computed: 'Clicks / Views' },
        },
        sort: 'Publish',
        views: [
          { calendar: 'Publish', color: 'Channel' },
          { board: 'State', show: ['Channel', 'Publish', 'Author'] },
          { gallery: 'Picture', show: ['Channel', 'Publish'] },
          { table: ['Channel', 'Publish', 'State', 'Views', 'Click rate'] },
        ],
        filters: {
          'This week': 'Publish >= today and Publish <= today + 7 days',
          'To review': 'State is "In review"',
          'Without figures': 'State is "Published" and Views is empty',
        },
        rules: [
          {
            check: 'State is not "Scheduled" or Text is not empty',
            field: 'Text',
            message: 'Nothing is scheduled without its text.',
          },
          { check: 'Clicks <= Views', field: 'Clicks', message: 'There cannot be more clicks than views.' },
          { unique: ['Channel', 'Publish'], message: 'This channel has a post at that moment already.' },
        ],
        badges: {
          'Missed its date: bad': 'Publish < now and State is not "Published"',
          'Nobody writes it: warning':
            'Author is empty and Publish <= today + 7 days and State is not "Published"',
        },
        actions: [
          { name: 'To review', icon: 'eye', when: 'State is "Writing"', set: { State: 'In review' } },
          {
            name: 'Published',
            icon: 'send',
            when: 'State is "Scheduled"',
            set: { State: 'Published', Publish: 'now' },
          },
        ],
        samples: `
          Headline                | Channel    | Campaign        | Publish   | State     | Author     | Picture           | Text                          | Keywords       | Link                       | Views | Clicks
          Five tents we slept in  | Blog       | Spring outdoors | +1T09:00  | Scheduled | Mara Quist | tent              | Slept badly, so you need not. | tents, test    |                            |       |
          Packing for a weekend   | Video      | Spring outdoors | +3T17:00  | In review | Dele Ojo   | backpack          | Script, second draft.         | packing        |                            |       |
          April letter            | Newsletter | Spring outdoors | +5T07:30  | Writing   | Mara Quist | letter            |                               | sale           |                            |       |
          Repair café on Saturday | Social     | Mend it         | +2T12:00  | Idea      |            | needle and thread |                               | repair         |                            |       |
          How we choose wool      | Podcast    | Mend it         | +9T06:00  | Idea      | Ines Roth  | sheep             |                               | wool, sourcing |                            |       |
          Trail maps, free        | Social     | Spring outdoors | -1T12:00  | Writing   | Dele Ojo   | trail map         | Swipe for three routes.       | maps           |                            |       |
          March letter            | Newsletter | Mend it         | -25T07:30 | Published | Mara Quist | letter            | Patches and patience.         | sale           | https://shop.example/mar   | 8200  | 640
          Waxing a jacket         | Video      | Mend it         | -18T17:00 | Published | Dele Ojo   | jacket            |                               | care           | https://shop.example/wax   | 14300 | 910
          Patch or replace        | Blog       | Mend it         | -12T09:00 | Published | Ines Roth  | patched jeans     |                               | repair         | https://shop.example/patch |       |
          First warm day          | Social     | Spring outdoors | -6T12:00  | Published | Dele Ojo   | sunny hill        |                               | spring         |                            | 21000 | 520
        `,
      },
      {
        name: 'Campaign',
        icon: 'flag',
        fields: {
          Name: 'text required unique',
          From: 'date',
          Until: 'date',
          Budget: { type: 'money', min: 0 },
          Goal: { type: 'integer', min: 0, unit: 'clicks' },
          Reached: { type: 'integer', computed: 'sum(Clicks in Posts)', unit: 'clicks' },
          'Part of the goal': { type: 'percent', computed: 'Reached / Goal' },
          'Cost for a click': { type: 'money', computed: 'Budget / Reached' },
        },
        views: [
          { timeline: 'From', end: 'Until' },
          { cards: ['Budget', 'Reached', 'Part of the goal', 'Cost for a click'] },
        ],
        rules: [{ check: 'Until >= From', field: 'Until', message: 'A campaign ends after it begins.' }],
        badges: {
          'Goal reached: good': 'Reached >= Goal',
          'Running: info': 'From <= today and Until >= today',
        },
        samples: `
          Name            | From | Until | Budget  | Goal
          Spring outdoors | -14  | +30   | 2400.00 | 3000
          Mend it         | -40  | +12   | 900.00  | 1500
        `,
      },
    ],
    metrics: {
      'Posts this week': { count: 'Post', where: 'Publish >= today and Publish <= today + 7 days' },
      'Clicks by channel': { sum: 'Clicks', of: 'Post', by: 'Channel' },
      'Average click rate': { average: 'Click rate', of: 'Post' },
      'Views per month': { sum: 'Views', of: 'Post', by: 'Publish', per: 'month' },
    },
    pages: [
      'Posts',
      'Campaigns',
      {
        name: 'Results',
        icon: 'chart-line',
        blocks: [
          { figures: ['Posts this week', 'Average click rate'] },
          { chart: 'Clicks by channel' },
          { chart: 'Views per month', shape: 'line' },
          {
            shortlist: 'Post',
            title: 'Needs its figures',
            where: 'State is "Published" and Views is empty',
            sort: 'Publish',
          },
        ],
      },
    ],
  },
};
