import type { Archetype } from './archetype';

export const quoteCollection: Archetype = {
  id: 'quote-collection',
  names: {
    en: ['quote collection', 'favourite quotes', 'quotations', 'commonplace book', 'book highlights'],
    es: ['citas célebres', 'colección de citas', 'frases célebres'],
    fr: ['citations', 'recueil de citations', 'florilège'],
    de: ['Zitate', 'Zitatesammlung', 'Sprüchesammlung'],
    pt: ['citações', 'coleção de citações', 'frases célebres'],
  },
  words: [
    'quote',
    'quotation',
    'saying',
    'author',
    'passage',
    'proverb',
    'highlight',
    'excerpt',
    'source',
    'aphorism',
    'wisdom',
    'attribute',
    'speech',
    'maxim',
    'motto',
  ],
  draft: {
    title: 'Commonplace book',
    look: { accent: '#6d4a23', icon: 'quote', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Quote',
        icon: 'quote',
        fields: {
          Quote: 'text required unique',
          Author: { to: 'Author', required: true },
          Source: { to: 'Source' },
          Page: { type: 'text', help: 'Or chapter, act, minute.' },
          Topics: 'tags',
          Status: {
            options: ['Unchecked: warning', 'Verified: good', 'Misattributed: bad'],
            required: true,
            default: 'Unchecked',
          },
          Favourite: 'boolean',
          Found: { type: 'date', default: 'today' },
          Notes: { type: 'longtext', help: 'Why it matters.' },
        },
        sort: 'Found desc',
        views: [
          { cards: ['Author', 'Source', 'Topics'] },
          { table: ['Author', 'Source', 'Page', 'Topics', 'Status', 'Found'] },
          { board: 'Status', show: ['Author', 'Source'] },
        ],
        filters: {
          Favourites: 'Favourite',
          'To check': 'Status is "Unchecked"',
          'No source': 'Source is empty',
        },
        rules: [
          {
            check: 'Status is not "Verified" or Source is not empty',
            field: 'Source',
            message: 'A verified quotation says where it stands.',
          },
          {
            check: 'Source is empty or Source.Author is empty or Source.Author = Author',
            field: 'Source',
            message: 'This source is by another author.',
          },
        ],
        badges: { 'Never said: bad': 'Status is "Misattributed"', 'Favourite: accent': 'Favourite' },
        actions: [
          {
            name: 'Verified',
            icon: 'badge-check',
            when: 'Status is "Unchecked" and Source is not empty',
            set: { Status: 'Verified' },
          },
          { name: 'Favourite', icon: 'heart', when: 'not Favourite', set: { Favourite: 'true' } },
        ],
        samples: `
          Quote                                                       | Author              | Source              | Page       | Topics          | Status        | Favourite | Found | Notes
          Hope is the thing with feathers that perches in the soul.   | Emily Dickinson     | Poems               | 254        | hope            | Verified      | yes       | -3    | For the card to Ruth
          It is a truth universally acknowledged…                     | Jane Austen         | Pride and Prejudice | Chapter 1  | marriage, irony | Verified      | no        | -20   |
          If I loved you less, I might be able to talk about it more. | Jane Austen         | Emma                | Chapter 49 | love            | Unchecked     | yes       | -41   |
          The unexamined life is not worth living.                    | Socrates            | Apology             | 38a        | philosophy      | Unchecked     | no        | -66   | Plato reports it
          The only thing I know is that I know nothing.               | Socrates            |                     |            | knowledge       | Misattributed | no        | -90   | Nobody wrote it like that
          Brevity is the soul of wit.                                 | William Shakespeare | Hamlet              | II, 2      | writing         | Verified      | no        | -120  | Polonius, of all people
        `,
      },
      {
        name: 'Author',
        icon: 'feather',
        fields: {
          Name: 'text required unique',
          Portrait: 'image',
          Born: { type: 'integer', max: 2100, help: 'Below zero for years before Christ.' },
          Died: { type: 'integer', max: 2100 },
          Field: {
            options: ['Literature', 'Philosophy', 'Science', 'Politics', 'Art', 'Family and friends'],
          },
          Quotes: { type: 'integer', computed: 'count(Quotes)' },
        },
        views: [
          { gallery: 'Portrait', show: ['Field', 'Quotes'] },
          { table: ['Born', 'Died', 'Field', 'Quotes'] },
        ],
        filters: { Living: 'Born > 1920 and Died is empty', Philosophers: 'Field is "Philosophy"' },
        rules: [{ check: 'Died > Born', field: 'Died', message: 'Nobody dies before being born.' }],
        samples: `
          Name                | Portrait    | Born | Died | Field
          Emily Dickinson     | poet        | 1830 | 1886 | Literature
          Jane Austen         | novelist    | 1775 | 1817 | Literature
          Socrates            | marble bust | -470 | -399 | Philosophy
          William Shakespeare | playwright  | 1564 | 1616 | Literature
          Grandmother Elsie   | old woman   | 1934 |      | Family and friends
        `,
      },
      {
        name: 'Source',
        icon: 'book-marked',
        fields: {
          Title: 'text required',
          Author: { to: 'Author' },
          Kind: {
            options: ['Book', 'Play', 'Poem', 'Speech', 'Letter', 'Film', 'Conversation'],
            default: 'Book',
          },
          Year: { type: 'integer', max: 2100 },
          Link: 'url',
          Quotes: { type: 'integer', computed: 'count(Quotes)' },
        },
        views: [{ table: ['Author', 'Kind', 'Year', 'Link', 'Quotes'] }],
        filters: { 'Nothing taken yet': 'Quotes = 0' },
        rules: [{ unique: ['Title', 'Author'], message: 'This source is there already.' }],
        samples: `
          Title               | Author              | Kind | Year | Link
          Poems               | Emily Dickinson     | Poem | 1891 |
          Pride and Prejudice | Jane Austen         | Book | 1813 | https://library.example/pride
          Emma                | Jane Austen         | Book | 1815 |
          Apology             |                     | Book | -390 |
          Hamlet              | William Shakespeare | Play | 1603 | https://library.example/hamlet
          Persuasion          | Jane Austen         | Book | 1817 |
        `,
      },
    ],
    metrics: {
      Quotes: { count: 'Quote' },
      'To check': { count: 'Quote', where: 'Status is "Unchecked"' },
      'Quotes by author': { count: 'Quote', by: 'Author' },
      'Found per month': { count: 'Quote', by: 'Found', per: 'month' },
    },
    pages: [
      'Quotes',
      'Authors',
      'Sources',
      {
        name: 'Leaf through',
        icon: 'book-open',
        blocks: [
          { shortlist: 'Quote', title: 'Favourites', where: 'Favourite', sort: 'Found desc' },
          { figures: ['Quotes', 'To check'] },
          { chart: 'Quotes by author' },
          { chart: 'Found per month' },
        ],
      },
    ],
  },
};
