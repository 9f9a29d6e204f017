import type { SampleApplication } from './sample-application';

export const filmClub: SampleApplication = {
  id: 'film-club',
  category: 'Consumer App',
  domain: 'Film',
  description: 'Films that members suggest, evenings that show them, and what everybody thought.',
  draft: {
    title: 'Tuesday film club',
    look: { accent: '#7f1d1d', icon: 'clapperboard', font: 'editorial', radius: 'sharp', mode: 'dark' },
    entities: [
      {
        name: 'Film',
        icon: 'film',
        fields: {
          Title: 'text required',
          Director: 'text',
          Poster: 'image',
          Year: { type: 'integer', min: 1895, max: 2100 },
          Length: { type: 'duration', min: 1 },
          Language: 'tags',
          'Suggested by': { to: 'Member', inverse: 'Suggestions' },
          State: {
            options: ['Suggested: neutral', 'Chosen: accent', 'Seen: good', 'Turned down: bad'],
            required: true,
            default: 'Suggested',
          },
          Votes: { type: 'integer', min: 0, default: '0' },
          Stars: { type: 'number', computed: 'round(average(Stars in Reviews), 1)' },
        },
        sort: 'Votes desc',
        views: [
          { gallery: 'Poster', show: ['Director', 'Year', 'Stars'] },
          { board: 'State', show: ['Director', 'Votes', 'Suggested by'] },
          { table: ['Director', 'Year', 'Length', 'State', 'Votes', 'Stars'] },
        ],
        filters: {
          'To vote on': 'State is "Suggested"',
          Seen: 'State is "Seen"',
          'Under two hours': 'Length < 2 hours',
        },
        rules: [{ unique: ['Title', 'Year'], message: 'This film is on the list already.' }],
        badges: {
          'Favourite: good': 'Stars >= 4.5',
          'Popular: accent': 'State is "Suggested" and Votes >= 5',
        },
        actions: [
          { name: 'Vote', icon: 'thumbs-up', when: 'State is "Suggested"', set: { Votes: 'Votes + 1' } },
          { name: 'Choose', icon: 'calendar-plus', when: 'State is "Suggested"', set: { State: 'Chosen' } },
        ],
        samples: `
          Title                 | Director       | Poster         | Year | Length | Language | Suggested by | State       | Votes
          The Ferry at Dusk     | Lena Marchetti | ferry at dusk  | 1974 | 1:42   | Italian  | Rupert Gale  | Seen        | 7
          Paper Moons of Kyoto  | Haruki Endo    | paper moons    | 1988 | 2:11   | Japanese | Noor Aziz    | Seen        | 9
          Eleven Doors          | Sacha Vial     | eleven doors   | 2003 | 1:28   | French   | Tilda Brook  | Chosen      | 8
          Northern Wire         | Kari Nyberg    | telegraph wire | 1961 | 1:35   | Finnish  | Rupert Gale  | Chosen      | 6
          The Beekeeper’s Son   | Amir Talab     | bees           | 2016 | 1:57   | Farsi    | Noor Aziz    | Suggested   | 5
          Salt Flats            | Dana Cordero   | salt desert    | 2011 | 2:24   | Spanish  | Oskar Lind   | Suggested   | 3
          Kitchen Weather       | Mabel Osei     | kitchen        | 2019 | 1:33   | English  | Tilda Brook  | Suggested   | 6
          Tram 9                | Piotr Zielak   | tram           | 1979 | 1:18   | Polish   | Oskar Lind   | Seen        | 4
          Seven Hours in Marble | Sacha Vial     | marble         | 1998 | 3:05   | French   | Rupert Gale  | Turned down | 1
        `,
      },
      {
        name: 'Evening',
        icon: 'calendar-days',
        label: 'Film',
        fields: {
          Film: { to: 'Film', required: true },
          Starts: { type: 'datetime', required: true },
          Where: { type: 'text', default: '"Back room of the Lantern"' },
          Coming: { to: 'Member', many: true, inverse: 'Evenings' },
          Seats: { type: 'integer', min: 1, default: '12' },
          Guests: { type: 'integer', computed: 'count(Coming)' },
        },
        sort: 'Starts',
        views: [{ list: ['Starts', 'Where', 'Guests'] }, { calendar: 'Starts' }],
        filters: { Coming: 'Starts >= now' },
        rules: [{ check: 'Guests <= Seats', field: 'Coming', message: 'There are not that many seats.' }],
        badges: { 'Full: bad': 'Guests >= Seats' },
        samples: `
          Film                 | Starts    | Where                    | Coming                                         | Seats
          Eleven Doors         | +3T20:00  | Back room of the Lantern | Rupert Gale, Noor Aziz, Tilda Brook            | 12
          Northern Wire        | +17T20:00 | Back room of the Lantern | Rupert Gale, Oskar Lind                        | 12
          Paper Moons of Kyoto | -11T20:00 | Tilda’s loft             | Noor Aziz, Tilda Brook, Oskar Lind, Esme Vance | 4
          The Ferry at Dusk    | -25T20:00 | Back room of the Lantern | Rupert Gale, Tilda Brook                       | 12
          Tram 9               | -39T19:30 | Back room of the Lantern | Oskar Lind, Esme Vance, Noor Aziz              | 12
        `,
      },
      {
        name: 'Review',
        icon: 'star',
        fields: {
          'In one line': 'text required',
          Film: { to: 'Film', required: true, onDelete: 'cascade' },
          Member: { to: 'Member', required: true },
          Stars: { type: 'rating', min: 1, max: 5, required: true },
        },
        views: [{ cards: ['Film', 'Member', 'Stars'] }],
        rules: [{ unique: ['Film', 'Member'], message: 'One review of a film for each member.' }],
        samples: `
          In one line             | Film                 | Member      | Stars
          The harbour scene alone | The Ferry at Dusk    | Rupert Gale | 5
          Slow in the best way    | The Ferry at Dusk    | Tilda Brook | 4
          I want that paper shop  | Paper Moons of Kyoto | Noor Aziz   | 5
          Cried twice             | Paper Moons of Kyoto | Esme Vance  | 5
          A bit long              | Paper Moons of Kyoto | Oskar Lind  | 4
          Gone before it began    | Tram 9               | Noor Aziz   | 3
          Those faces             | Tram 9               | Oskar Lind  | 4
        `,
      },
      {
        name: 'Member',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Email: 'email',
          Joined: { type: 'date', default: 'today' },
          'Reviews written': { type: 'integer', computed: 'count(Reviews)' },
        },
        views: [{ table: ['Email', 'Joined', 'Reviews written'] }],
        samples: `
          Name        | Email              | Joined
          Rupert Gale | rupert@example.com | -720
          Noor Aziz   | noor@example.com   | -540
          Tilda Brook | tilda@example.com  | -540
          Oskar Lind  | oskar@example.com  | -210
          Esme Vance  | esme@example.com   | -60
        `,
      },
    ],
    metrics: {
      'Films seen': { count: 'Film', where: 'State is "Seen"' },
      'Stars by film': { average: 'Stars', of: 'Review', by: 'Film' },
      'Suggestions by member': { count: 'Film', by: 'Suggested by' },
    },
    pages: [
      {
        name: 'Now showing',
        icon: 'clapperboard',
        blocks: [
          {
            text: 'Every second Tuesday at eight. Bring something to share, phones stay in coats.',
            title: 'Welcome',
          },
          { shortlist: 'Evening', title: 'Next evenings', where: 'Starts >= now', sort: 'Starts', most: 3 },
          { shortlist: 'Film', title: 'Vote for these', where: 'State is "Suggested"', sort: 'Votes desc' },
          { chart: 'Stars by film' },
          { chart: 'Suggestions by member' },
          { figures: ['Films seen'] },
        ],
      },
      'Films',
      'Evenings',
      'Reviews',
      'Members',
    ],
  },
};
