/** Words that many misspell by more than one letter, or as another word: 'payed' is no 'played'. */
const SLIPS = `
  payed paid
  unpayed unpaid
  prepayed prepaid
  wether whether
  shud should
  shoud should
  cud could
  wud would
  wich which
  teh the
  thier their
  recieved received
  recieve receive
  reciept receipt
  beleive believe
  definately definitely
  seperate separate
  seperately separately
  untill until
  tommorow tomorrow
  tomorow tomorrow
  totel total
  totle total
  totall total
  ammount amount
  ammounts amounts
  minimun minimum
  minumum minimum
  maximun maximum
  quantaty quantity
  quantitiy quantity
  calander calendar
  calender calendar
  higlight highlight
  highlite highlight
  hilight highlight
  hilite highlight
  highlited highlighted
  hilighted highlighted
  higlighted highlighted
  catagory category
  catagories categories
  adresse address
  telefone telephone
  fone phone
  resturant restaurant
  occured occurred
  begining beginning
  writen written
  payd paid
  havnt haven't
  hasnt hasn't
`;

/** What is meant by a word that is misspelt so, in small letters. */
export const USUAL_SLIPS: ReadonlyMap<string, string> = new Map(
  SLIPS.trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
    .filter((words) => words.length === 2)
    .map(([typed = '', meant = '']) => [typed, meant] as const),
);
