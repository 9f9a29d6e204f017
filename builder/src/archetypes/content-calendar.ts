import type { Archetype } from './archetype';

export const contentCalendar: Archetype = {
  id: 'content-calendar',
  names: {
    en: ['content calendar', 'editorial calendar', 'social media posts', 'content plan', 'post planner'],
    es: ['calendario de contenidos', 'calendario editorial', 'publicaciones en redes'],
    fr: ['calendrier éditorial', 'planning de contenus', 'publications sur les réseaux'],
    de: ['Redaktionsplan', 'Inhaltsplanung', 'Redaktionskalender'],
    pt: ['calendário de conteúdos', 'calendário editorial', 'publicações nas redes'],
  },
  words: [
    'content',
    'post',
    'channel',
    'publish',
    'caption',
    'hashtag',
    'editor',
    'blog',
    'newsletter',
    'campaign',
    'audience',
    'schedule',
    'reach',
    'copywriter',
    'social',
  ],
  draft: {
    title: 'Content calendar',
    look: { accent: '#a83279', icon: 'megaphone', radius: 'round', font: 'friendly' },
    entities: [
      {
        name: 'Post',
        icon: 'pen-tool',
        fields: {
          Title: 'text required',
          Channel: { to: 'Channel', required: true },
          Topic: { to: 'Topic' },
          Status: {
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
          'Goes out': 'datetime',
          Author: 'person',
          Picture: 'image',
          Text: 'longtext',
          Reach: { type: 'integer', min: 0, help: 'How many people saw it.' },
        },
        sort: 'Goes out',
        views: [
          { calendar: 'Goes out', color: 'Channel' },
          { board: 'Status', show: ['Channel', 'Goes out', 'Author'] },
          { gallery: 'Picture', show: ['Channel', 'Status'] },
          { table: ['Channel', 'Topic', 'Status', 'Goes out', 'Author', 'Reach'] },
        ],
        filters: {
          'Next 7 days': 'Goes out >= now and Goes out <= now + 7 days',
          'To review': 'Status is "In review"',
          Ideas: 'Status is "Idea"',
          'No picture': 'Picture is empty and Status is not "Idea"',
        },
        rules: [
          {
            check: 'Status is not "Scheduled" or Goes out is not empty',
            field: 'Goes out',
            message: 'Say when it goes out.',
          },
          {
            check: 'Status is not "Scheduled" or length(Text) <= Channel.Characters',
            field: 'Text',
            message: 'The text is longer than the channel takes.',
          },
          {
            noOverlap: ['Goes out', 'Goes out + 2 hours'],
            within: ['Channel'],
            message: 'Leave two hours between two posts on a channel.',
          },
        ],
        badges: {
          'Late: bad': 'Goes out < now and Status is not "Published"',
          'Not ready: warning': 'Goes out >= now and Goes out <= now + 2 days and Status is not "Scheduled"',
          'Numbers missing: info': 'Status is "Published" and Reach is empty and Goes out < now - 3 days',
        },
        actions: [
          {
            name: 'To review',
            icon: 'send',
            when: 'Status is "Writing"',
            set: { Status: 'In review' },
          },
          {
            name: 'Schedule',
            icon: 'calendar-check',
            when: 'Status is "In review" and Goes out is not empty',
            set: { Status: 'Scheduled' },
          },
          {
            name: 'Published',
            icon: 'megaphone',
            when: 'Status is "Scheduled"',
            set: { Status: 'Published' },
          },
        ],
        samples: `
          Title                     | Channel    | Topic  | Status    | Goes out  | Author     | Picture   | Text                                         | Reach
          How a loaf gets its crust | Blog       | Craft  | Scheduled | +2T09:00  | Nora Finch | bread     | Steam in the first ten minutes matters most. |
          Meet Sami from the night  | Instagram  | People | In review | +1T17:30  | Elio Costa | baker     | Sami has been up since one o’clock.          |
          Rye week                  | Newsletter | Offers | Writing   | -1T07:00  | Nora Finch |           |                                              |
          Why we weigh in grams     | Blog       | Craft  | Idea      |           |            |           |                                              |
          Plum cake is back         | Instagram  | Offers | Published | -6T11:00  | Elio Costa | plum cake | From Friday, while there are plums.          | 4210
          Behind the oven door      | Instagram  | People | Published | -13T17:30 | Nora Finch | oven      | Four hundred degrees and one long shovel.    |
        `,
      },
      {
        name: 'Channel',
        icon: 'rss',
        fields: {
          Name: 'text required unique',
          Link: 'url',
          Editor: 'person',
          Characters: {
            type: 'integer',
            min: 1,
            required: true,
            default: '2200',
            help: 'The longest text it takes.',
          },
          'Posts a week': { type: 'integer', min: 0, default: '2', help: 'What we aim at.' },
          'Next 7 days': {
            type: 'integer',
            computed: 'count(Posts where Goes out >= now and Goes out <= now + 7 days)',
          },
          'Average reach': { type: 'integer', computed: 'round(average(Reach in Posts))' },
        },
        views: [{ cards: ['Editor', 'Posts a week', 'Next 7 days', 'Average reach'] }, 'table'],
        filters: { 'Too quiet': 'Next 7 days < Posts a week' },
        badges: { 'Too quiet: warning': 'Next 7 days < Posts a week' },
        actions: [
          {
            name: 'Note an idea',
            icon: 'lightbulb',
            adds: 'Post',
            set: { Title: '"New idea"', Channel: 'this' },
          },
        ],
        samples: `
          Name        | Link                            | Editor     | Characters | Posts a week
          Blog        | https://crumb.example/blog      | Nora Finch | 20000      | 1
          Instagram   | https://instagram.example/crumb | Elio Costa | 2200       | 3
          Newsletter  | https://crumb.example/letter    | Nora Finch | 8000       | 1
          Shop window |                                 | Sami Aziz  | 120        | 0
        `,
      },
      {
        name: 'Topic',
        icon: 'tag',
        fields: {
          Name: 'text required unique',
          Color: 'color',
          Aim: { type: 'text', help: 'What it should do for us.' },
          Posts: { type: 'integer', computed: 'count(Posts)' },
          'Last out': {
            type: 'datetime',
            computed: 'largest(Goes out in Posts where Status is "Published")',
          },
        },
        views: [{ table: ['Aim', 'Posts', 'Last out'] }],
        filters: { 'Nothing lately': 'Last out is empty or Last out < now - 30 days' },
        badges: { 'Nothing lately: neutral': 'Last out is empty or Last out < now - 30 days' },
        samples: `
          Name   | Color   | Aim
          Craft  | #8a5a2b | People trust what they understand
          People | #2f6d8a | Neighbours know who bakes for them
          Offers | #b5472c | Full shop on quiet days
          Events | #5d7a2a | Courses are booked
        `,
      },
    ],
    metrics: {
      'Next 7 days': { count: 'Post', where: 'Goes out >= now and Goes out <= now + 7 days' },
      'To review': { count: 'Post', where: 'Status is "In review"' },
      'Posts by channel': { count: 'Post', by: 'Channel' },
      'Published per month': { count: 'Post', where: 'Status is "Published"', by: 'Goes out', per: 'month' },
    },
    pages: [
      'Posts',
      'Channels',
      'Topics',
      {
        name: 'Desk',
        icon: 'newspaper',
        blocks: [
          { figures: ['Next 7 days', 'To review'] },
          { shortlist: 'Post', title: 'Going out next', where: 'Goes out >= now', sort: 'Goes out' },
          { shortlist: 'Post', title: 'Ideas', where: 'Status is "Idea"' },
          { chart: 'Posts by channel' },
          { chart: 'Published per month', shape: 'line' },
        ],
      },
    ],
  },
};
