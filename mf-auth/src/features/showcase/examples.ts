export interface Example {
  readonly id: string;
  readonly title: string;
  /** What a person typed. */
  readonly prompt: string;
  readonly columns: readonly [string, string, string];
  readonly rows: readonly (readonly [string, string, string])[];
  /** What was said afterwards, and the field that came of it. */
  readonly change: string;
}

/** Applications of the kind that the builder makes, for the miniature. */
export const examples: readonly [Example, ...Example[]] = [
  {
    id: 'practice',
    title: 'Practice journal',
    prompt: 'A guitar practice journal with song, minutes and tempo',
    columns: ['Song', 'Minutes', 'Tempo'],
    rows: [
      ['Asturias', '35', '92 bpm'],
      ['Lágrima', '20', '76 bpm'],
      ['Recuerdos', '45', '104 bpm'],
    ],
    change: 'add a difficulty rating from 1 to 5',
  },
  {
    id: 'museums',
    title: 'Museum visits',
    prompt: 'A museum visit log with museum, city and ticket price',
    columns: ['Museum', 'City', 'Ticket'],
    rows: [
      ['Rijksmuseum', 'Amsterdam', '€25'],
      ['Prado', 'Madrid', '€15'],
      ['Uffizi', 'Florence', '€29'],
    ],
    change: 'add highlights and sort by city',
  },
  {
    id: 'talks',
    title: 'Conference talks',
    prompt: 'Track conference talks: title, status and deadline',
    columns: ['Title', 'Status', 'Deadline'],
    rows: [
      ['Tiles at scale', 'Accepted', '3 Mar'],
      ['Quiet interfaces', 'Submitted', '18 Mar'],
      ['Undo everything', 'Idea', '2 Apr'],
    ],
    change: 'sort by deadline',
  },
];
