import type { Archetype } from './archetype';

export const filmDiary: Archetype = {
  id: 'film-diary',
  names: {
    en: ['film diary', 'film watchlist', 'movie tracker', 'movie list', 'films watched', 'movie collection'],
    es: ['diario de películas', 'películas vistas', 'lista de películas', 'películas por ver'],
    fr: ['carnet de films', 'films vus', 'films à voir', 'journal de cinéma'],
    de: ['Filmtagebuch', 'Filmliste', 'Filmsammlung', 'gesehene Filme'],
    pt: ['diário de filmes', 'filmes vistos', 'lista de filmes', 'filmes para ver'],
  },
  words: [
    'film',
    'movie',
    'cinema',
    'director',
    'watch',
    'watchlist',
    'actor',
    'screening',
    'thriller',
    'comedy',
    'documentary',
    'rewatch',
    'blu-ray',
    'dvd',
    'poster',
    'subtitle',
    'oscar',
  ],
  draft: {
    title: 'Film diary',
    look: { accent: '#8c2f39', icon: 'clapperboard', font: 'editorial', radius: 'sharp', mode: 'dark' },
    entities: [
      {
        name: 'Film',
        icon: 'film',
        fields: {
          Title: 'text required',
          Director: { to: 'Director' },
          Poster: 'image',
          Year: { type: 'integer', min: 1888, max: 2100 },
          Length: { type: 'duration', min: 1 },
          Genre: {
            options: ['Drama', 'Comedy', 'Thriller', 'Documentary', 'Animation', 'Horror', 'Science fiction'],
            many: true,
          },
          'Where to watch': { options: ['Cinema', 'Streaming', 'Disc', 'Television'] },
          'Times seen': { type: 'integer', computed: 'count(Viewings)' },
          Rating: { type: 'number', computed: 'round(average(Stars in Viewings), 1)' },
        },
        views: [
          { gallery: 'Poster', show: ['Director', 'Year', 'Rating'] },
          { table: ['Director', 'Year', 'Length', 'Genre', 'Times seen', 'Rating'] },
        ],
        filters: {
          Watchlist: 'Times seen = 0',
          Seen: 'Times seen > 0',
          'Under two hours': 'Length < 2 hours',
        },
        rules: [{ unique: ['Title', 'Year'], message: 'This film is on the list already.' }],
        badges: { 'To watch: info': 'Times seen = 0', 'Favourite: good': 'Rating >= 4.5' },
        actions: [
          {
            name: 'Watched today',
            icon: 'eye',
            adds: 'Viewing',
            set: { Film: 'this', Date: 'today' },
          },
        ],
        samples: `
          Title               | Director      | Poster        | Year | Length | Genre           | Where to watch
          The Last Ferry      | Lena Marchand | ferry         | 1974 | 1:42   | Drama           | Disc
          Paper Moons         | Haruki Endo   | paper lantern | 1988 | 2:11   | Drama, Comedy   | Streaming
          Tram Nine           | Lena Marchand | tram          | 1981 | 1:18   | Thriller        | Television
          Under the Ice       | Kari Nyberg   | ice           | 2019 | 1:35   | Documentary     | Streaming
          Signals from Europa | Dana Cordero  | planet        | 2023 | 2:24   | Science fiction | Cinema
          The Fox and the Sea | Haruki Endo   | fox           | 2001 | 1:28   | Animation       | Disc
        `,
      },
      {
        name: 'Viewing',
        icon: 'eye',
        label: 'Film',
        fields: {
          Film: { to: 'Film', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Stars: { type: 'rating', min: 1, max: 5 },
          Place: { options: ['At home', 'Cinema', 'With friends', 'On the way'], default: 'At home' },
          With: 'person',
          Notes: 'longtext',
          Rewatch: {
            type: 'boolean',
            computed: 'count(all Viewings where Film = this.Film and Date < this.Date) > 0',
          },
        },
        sort: 'Date desc',
        views: [
          { list: ['Date', 'Stars', 'Place', 'Rewatch'] },
          { calendar: 'Date' },
          { table: ['Date', 'Stars', 'Place', 'With', 'Notes'] },
        ],
        filters: {
          'At the cinema': 'Place is "Cinema"',
          'This month': 'Date >= today - 30 days',
          'To rate': 'Stars is empty',
        },
        rules: [
          { check: 'Date <= today', field: 'Date', message: 'A film is in the diary once it was watched.' },
        ],
        badges: { 'Seen again: accent': 'Rewatch', 'Not rated: warning': 'Stars is empty' },
        samples: `
          Film                | Date | Stars | Place        | With        | Notes
          Signals from Europa | -2   |       | Cinema       | Noor Aziz   |
          Paper Moons         | -9   | 5     | At home      |             | Even better the second time
          The Last Ferry      | -23  | 5     | With friends | Oskar Lind  | That harbour scene
          Tram Nine           | -41  | 3     | At home      |             | Gone before it began
          Paper Moons         | -150 | 4     | Cinema       | Tilda Brook | Restored print
        `,
      },
      {
        name: 'Director',
        icon: 'megaphone',
        fields: {
          Name: 'text required unique',
          Country: 'text',
          Films: { type: 'integer', computed: 'count(Films)' },
          Seen: { type: 'integer', computed: 'count(Films where Times seen > 0)' },
          'Average rating': { type: 'number', computed: 'round(average(Rating in Films), 1)' },
        },
        views: [{ table: ['Country', 'Films', 'Seen', 'Average rating'] }],
        filters: { 'More to see': 'Seen < Films' },
        samples: `
          Name          | Country
          Lena Marchand | France
          Haruki Endo   | Japan
          Kari Nyberg   | Finland
          Dana Cordero  | Mexico
        `,
      },
    ],
    metrics: {
      'Watched this year': { count: 'Viewing', where: 'year(Date) = year(today)' },
      'On the watchlist': { count: 'Film', where: 'Times seen = 0' },
      'Average stars': { average: 'Stars', of: 'Viewing' },
      'Films per month': { count: 'Viewing', by: 'Date', per: 'month' },
    },
    pages: [
      'Films',
      'Viewings',
      'Directors',
      {
        name: 'My year in film',
        icon: 'projector',
        blocks: [
          { figures: ['Watched this year', 'On the watchlist', 'Average stars'] },
          { chart: 'Films per month' },
          {
            shortlist: 'Film',
            title: 'Short ones for tonight',
            where: 'Times seen = 0',
            sort: 'Length',
            most: 4,
          },
        ],
      },
    ],
  },
};
