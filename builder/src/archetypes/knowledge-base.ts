import type { Archetype } from './archetype';

export const knowledgeBase: Archetype = {
  id: 'knowledge-base',
  names: {
    en: ['knowledge base', 'help articles', 'help centre', 'company wiki', 'FAQ'],
    es: ['base de conocimientos', 'centro de ayuda', 'preguntas frecuentes'],
    fr: ['base de connaissances', 'centre d’aide', 'foire aux questions'],
    de: ['Wissensdatenbank', 'Hilfeartikel', 'Hilfezentrum', 'Firmenwiki'],
    pt: ['base de conhecimento', 'central de ajuda', 'perguntas frequentes'],
  },
  words: [
    'knowledge',
    'article',
    'help',
    'faq',
    'wiki',
    'answer',
    'question',
    'guide',
    'manual',
    'howto',
    'troubleshoot',
    'document',
    'outdated',
    'documentation',
  ],
  draft: {
    title: 'Knowledge base',
    look: { accent: '#3b5a8c', icon: 'library', font: 'editorial', radius: 'soft' },
    entities: [
      {
        name: 'Article',
        icon: 'file-text',
        fields: {
          Title: { type: 'text', required: true, unique: true, help: 'As people would ask it.' },
          Section: { to: 'Section', required: true },
          Status: {
            options: ['Draft: neutral', 'In review: info', 'Published: good', 'Outdated: bad'],
            required: true,
            default: 'Draft',
          },
          Audience: {
            options: ['Everybody', 'Customers', 'Support team'],
            required: true,
            default: 'Everybody',
          },
          Body: 'longtext',
          Author: { type: 'person', required: true },
          'Last checked': { type: 'date', default: 'today' },
          'See also': { to: 'Article', many: true, inverse: 'Referred to by' },
          Helpful: {
            type: 'percent',
            computed: 'count(Feedback where Helpful) / count(Feedback)',
          },
        },
        sort: 'Title',
        views: [
          { list: ['Section', 'Status', 'Audience', 'Helpful'] },
          { board: 'Status', show: ['Section', 'Author', 'Last checked'] },
          { table: ['Section', 'Status', 'Audience', 'Author', 'Last checked', 'Helpful'] },
        ],
        filters: {
          Published: 'Status is "Published"',
          'To check again': 'Status is "Published" and Last checked < today - 180 days',
          'Does not help': 'Helpful < 50%',
        },
        rules: [
          {
            check: 'Status is not "Published" or Body is not empty',
            field: 'Body',
            message: 'An empty article is not published.',
          },
        ],
        badges: {
          'Check again: warning': 'Status is "Published" and Last checked < today - 180 days',
          'Does not help: bad': 'Helpful < 50%',
        },
        actions: [
          {
            name: 'Publish',
            icon: 'circle-check',
            when: 'Status is "In review" and Body is not empty',
            set: { Status: 'Published', 'Last checked': 'today' },
          },
          {
            name: 'Still true',
            icon: 'badge-check',
            when: 'Status is "Published" and Last checked < today',
            set: { 'Last checked': 'today' },
          },
          { name: 'Outdated', icon: 'archive', when: 'Status is "Published"', set: { Status: 'Outdated' } },
        ],
        samples: `
          Title                       | Section  | Status    | Audience     | Body                                                 | Author     | Last checked | See also
          How do I reset my password? | Account  | Published | Everybody    | Choose “Forgotten” below the form and open the mail. | Tilda Moss | -40          | Why do I get no mails?
          Why do I get no mails?      | Account  | Published | Everybody    | Look into the spam folder, then check the address.   | Tilda Moss | -260         |
          How do I return a frame?    | Orders   | Published | Customers    | Print the label from your order and seal the box.    | Rhys Cole  | -95          |
          Refunds above 200 pounds    | Payments | In review | Support team | A second person approves them in the till.           | Rhys Cole  | -2           | How do I return a frame?
          Which printers can I use?   | Orders   | Draft     | Customers    |                                                      | Ines Varga | -1           |
          Paying by cheque            | Payments | Outdated  | Everybody    | Send it to our old office.                           | Rhys Cole  | -720         |
        `,
      },
      {
        name: 'Section',
        icon: 'folder-open',
        fields: {
          Name: 'text required unique',
          About: 'text',
          Editor: 'person',
          Order: { type: 'integer', min: 1 },
          Published: { type: 'integer', computed: 'count(Articles where Status is "Published")' },
          'Open questions': { type: 'integer', computed: 'count(Questions where Article is empty)' },
        },
        sort: 'Order',
        views: [{ cards: ['About', 'Editor', 'Published', 'Open questions'] }, 'table'],
        filters: { 'With open questions': 'Open questions > 0' },
        badges: { 'Nothing published: warning': 'Published = 0' },
        samples: `
          Name     | About                      | Editor     | Order
          Account  | Signing in, mails, profile | Tilda Moss | 1
          Orders   | Buying, sending, returning | Rhys Cole  | 2
          Payments | Cards, refunds, invoices   | Rhys Cole  | 3
          Studio   | Courses and opening hours  |            | 4
        `,
      },
      {
        name: 'Feedback',
        plural: 'Feedback',
        icon: 'thumbs-up',
        label: 'Article',
        fields: {
          Article: { to: 'Article', required: true, onDelete: 'cascade' },
          Helpful: { type: 'boolean', default: 'true' },
          Comment: 'text',
          Date: { type: 'date', required: true, default: 'today' },
          Answered: 'boolean',
        },
        sort: 'Date desc',
        views: [{ table: ['Helpful', 'Comment', 'Date', 'Answered'] }],
        filters: { 'Not helpful': 'not Helpful', 'To answer': 'Comment is not empty and not Answered' },
        badges: { 'To answer: warning': 'Comment is not empty and not Answered' },
        actions: [{ name: 'Answered', icon: 'check', when: 'not Answered', set: { Answered: 'true' } }],
        samples: `
          Article                     | Helpful | Comment                           | Date | Answered
          How do I reset my password? | yes     |                                   | -3   | yes
          How do I reset my password? | yes     | Quick, thanks                     | -11  | yes
          Why do I get no mails?      | no      | The address was right all along   | -6   | no
          Why do I get no mails?      | no      |                                   | -30  | yes
          How do I return a frame?    | yes     | Please add a picture of the label | -14  | no
        `,
      },
      {
        name: 'Question',
        icon: 'circle-help',
        fields: {
          Question: 'text required',
          Section: { to: 'Section' },
          Asked: { type: 'date', required: true, default: 'today' },
          Times: { type: 'integer', min: 1, required: true, default: '1', help: 'How often it was asked.' },
          Article: { to: 'Article', help: 'What answers it by now.' },
          'Asked by': 'email',
        },
        sort: 'Times desc',
        views: [{ table: ['Section', 'Asked', 'Times', 'Article'] }],
        filters: { Unanswered: 'Article is empty' },
        opensWith: 'Unanswered',
        badges: { 'Asked often: bad': 'Article is empty and Times >= 5' },
        actions: [
          { name: 'Asked again', icon: 'plus', set: { Times: 'Times + 1' } },
          {
            name: 'Write an article',
            icon: 'pen',
            when: 'Article is empty and Section is not empty',
            adds: 'Article',
            set: { Title: 'Question', Section: 'Section', Author: '"To be named"' },
          },
        ],
        samples: `
          Question                        | Section  | Asked | Times | Article                  | Asked by
          Can I change the delivery date? | Orders   | -9    | 7     |                          | olga@example.com
          Do you take gift cards?         | Payments | -4    | 2     |                          | finn@example.com
          Can I send a frame back unused? | Orders   | -100  | 5     | How do I return a frame? |
          Is there parking at the studio? | Studio   | -1    | 1     |                          |
        `,
      },
    ],
    metrics: {
      Published: { count: 'Article', where: 'Status is "Published"' },
      'Unanswered questions': { count: 'Question', where: 'Article is empty' },
      'Articles by section': { count: 'Article', by: 'Section' },
      'Feedback per month': { count: 'Feedback', by: 'Date', per: 'month' },
    },
    pages: [
      'Articles',
      'Sections',
      'Questions',
      'Feedback',
      {
        name: 'Editors',
        icon: 'book-check',
        blocks: [
          { figures: ['Published', 'Unanswered questions'] },
          { shortlist: 'Question', title: 'Asked most', where: 'Article is empty', sort: 'Times desc' },
          {
            shortlist: 'Article',
            title: 'Check these again',
            where: 'Status is "Published" and Last checked < today - 180 days',
            sort: 'Last checked',
          },
          { chart: 'Articles by section' },
          { chart: 'Feedback per month', shape: 'line' },
        ],
      },
    ],
  },
};
