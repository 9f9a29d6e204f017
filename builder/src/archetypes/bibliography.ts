import type { Archetype } from './archetype';

export const bibliography: Archetype = {
  id: 'bibliography',
  names: {
    en: ['bibliography', 'literature review', 'research papers', 'reference manager', 'citations'],
    es: ['bibliografía', 'revisión bibliográfica', 'artículos científicos'],
    fr: ['bibliographie', 'revue de littérature', 'articles scientifiques'],
    de: ['Literaturverzeichnis', 'Literaturverwaltung', 'Fachartikel'],
    pt: ['bibliografia', 'revisão de literatura', 'artigos científicos'],
  },
  words: [
    'bibliography',
    'paper',
    'cite',
    'citation',
    'journal',
    'author',
    'doi',
    'abstract',
    'literature',
    'reference',
    'article',
    'quote',
    'publisher',
    'footnote',
    'source',
    'method',
  ],
  draft: {
    title: 'Bibliography',
    look: { accent: '#5b3f7d', icon: 'book-marked', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Source',
        icon: 'book-marked',
        fields: {
          Title: 'text required',
          Authors: { type: 'tags', required: true, help: 'Family name first in mind: Okafor, Lindqvist.' },
          Year: { type: 'integer', min: 1500, max: 2100 },
          'Citation key': 'text required unique',
          Kind: {
            options: [
              'Article: info',
              'Book: accent',
              'Chapter: neutral',
              'Thesis: warning',
              'Report: neutral',
              'Website: neutral',
            ],
            required: true,
            default: 'Article',
          },
          'Published in': 'text',
          DOI: 'text unique',
          Status: {
            options: [
              'To find: bad',
              'To read: warning',
              'Reading: accent',
              'Read: good',
              'Set aside: neutral',
            ],
            required: true,
            default: 'To read',
          },
          Weight: { type: 'rating', help: 'How much the argument rests on it.' },
          Notes: { type: 'integer', computed: 'count(Notes.Source)' },
        },
        label: 'Citation key',
        sort: 'Year desc',
        views: [
          { table: ['Title', 'Authors', 'Year', 'Kind', 'Status', 'Weight', 'Notes'] },
          { board: 'Status', show: ['Title', 'Authors', 'Year'] },
          { cards: ['Title', 'Authors', 'Published in'] },
        ],
        filters: {
          'To read': 'Status is "To read" or Status is "To find"',
          Key: 'Weight >= 4',
          'Read, no notes': 'Status is "Read" and Notes = 0',
        },
        rules: [
          {
            check: 'Kind is not "Article" or Published in is not empty',
            field: 'Published in',
            message: 'An article is published in a journal.',
          },
        ],
        badges: {
          'Read this first: warning': 'Weight >= 4 and Status is "To read"',
          'Write notes: info': 'Status is "Read" and Notes = 0',
        },
        actions: [
          {
            name: 'Start reading',
            icon: 'book-open',
            when: 'Status is "To read"',
            set: { Status: 'Reading' },
          },
          { name: 'Read', icon: 'check', when: 'Status is "Reading"', set: { Status: 'Read' } },
        ],
        samples: `
          Title                               | Authors            | Year | Citation key  | Kind    | Published in                | DOI               | Status  | Weight
          Sleep and memory in adolescents     | Okafor, Lindqvist  | 2021 | okafor2021    | Article | Journal of Sleep Studies    | 10.5555/jss.2021.4 | Read   | 5
          Why We Forget                       | Marchetti          | 2015 | marchetti2015 | Book    | Harbour Press               |                   | Reading | 4
          School starting times: a review     | Tan, Weiss, Dubois | 2019 | tan2019       | Article | Education Review            | 10.5555/er.2019.77 | To read | 5
          Screens at night                    | Ferreira           | 2023 | ferreira2023  | Thesis  | University of Coimbra       |                   | To find | 2
          Napping across cultures             | Abebe              | 2008 | abebe2008     | Chapter | The Rested Society          |                   | Read    | 3
        `,
      },
      {
        name: 'Note',
        icon: 'sticky-note',
        fields: {
          Point: 'text required',
          Source: { to: 'Source', required: true, onDelete: 'cascade' },
          Pages: 'text',
          Kind: {
            options: ['Quotation: info', 'Finding: good', 'Method: neutral', 'Doubt: bad', 'My idea: accent'],
            required: true,
            default: 'Finding',
          },
          Text: 'longtext',
          Section: { to: 'Section', inverse: 'Notes' },
        },
        views: [
          { table: ['Source', 'Pages', 'Kind', 'Section'] },
          { board: 'Kind', show: ['Source', 'Pages'] },
          'cards',
        ],
        filters: { 'Not placed': 'Section is empty', Quotations: 'Kind is "Quotation"' },
        rules: [
          {
            check: 'Kind is not "Quotation" or Pages is not empty',
            field: 'Pages',
            message: 'A quotation has a page.',
          },
        ],
        badges: { 'Not placed: warning': 'Section is empty' },
        samples: `
          Point                               | Source        | Pages  | Kind      | Text                                      | Section
          40 minutes less sleep on school days | okafor2021   | 12-14  | Finding   | n = 812, actigraphy for two weeks         | Background
          Forgetting is a kind of tidying     | marchetti2015 | 88     | Quotation | “Forgetting is a kind of tidying.”        | Introduction
          Self-reported naps only             | abebe2008     | 203    | Doubt     | No device data at all                     | Method
          Link naps to timetable              | okafor2021    |        | My idea   |                                           |
        `,
      },
      {
        name: 'Section',
        icon: 'list',
        fields: {
          Title: 'text required unique',
          Order: { type: 'integer', required: true, min: 1 },
          Question: { type: 'text', help: 'What this part answers.' },
          'Sources wanted': { type: 'integer', min: 0, default: '5' },
          'Number of notes': { type: 'integer', computed: 'count(Notes)' },
        },
        sort: 'Order',
        views: [{ table: ['Order', 'Question', 'Number of notes', 'Sources wanted'] }],
        filters: { Thin: 'Number of notes < Sources wanted' },
        badges: { 'Nothing yet: bad': 'Number of notes = 0' },
        samples: `
          Title        | Order | Question                            | Sources wanted
          Introduction | 1     | Why does school time matter?        | 3
          Background   | 2     | What is known about teenage sleep?  | 10
          Method       | 3     | How have others measured it?        | 5
          Discussion   | 4     | What is still open?                 | 4
        `,
      },
    ],
    metrics: {
      'To read': { count: 'Source', where: 'Status is "To read" or Status is "To find"' },
      Read: { count: 'Source', where: 'Status is "Read"' },
      'Notes not placed': { count: 'Note', where: 'Section is empty' },
      'Sources by kind': { count: 'Source', by: 'Kind' },
    },
    pages: [
      'Sources',
      'Notes',
      'Sections',
      {
        name: 'State of reading',
        icon: 'glasses',
        blocks: [
          { figures: ['To read', 'Read', 'Notes not placed'] },
          { shortlist: 'Source', title: 'Read next', where: 'Status is "To read"', sort: 'Weight desc' },
          { chart: 'Sources by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
