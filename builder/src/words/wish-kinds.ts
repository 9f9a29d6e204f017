/** What a phrase asks an application to do or to be, as opposed to a name of something that it keeps (MODEL-16). */
export type WishKind =
  | 'account'
  | 'assistant'
  | 'badge'
  | 'behaviour'
  | 'chat'
  | 'device'
  | 'figure'
  | 'filter'
  | 'game'
  | 'map'
  | 'message'
  | 'order'
  | 'outside'
  | 'payment'
  | 'player'
  | 'quiz'
  | 'rule'
  | 'schedule'
  | 'sharing'
  | 'sync'
  | 'timer'
  | 'tool'
  | 'view';

const REASONS: Readonly<Record<WishKind, string>> = {
  account:
    'Who signs in was not understood: say ‘people sign in’, ‘only people I invite can use it’ or ‘everyone sees only their own records’',
  assistant: 'Artificial intelligence inside the application is not built yet',
  badge: 'This highlight was not understood: say which records are marked, by their fields',
  behaviour: 'It cannot do this yet',
  chat: 'Chat, comments and social features are not built yet',
  device: 'Scanners, printers and other devices cannot be used yet',
  figure: 'This figure was not understood: say which field is counted, and by what',
  filter: 'This filter was not understood: say which field it goes by',
  game: 'Games are not built yet',
  map: 'Maps are not built yet',
  message: 'It cannot send messages or reminders yet',
  order: 'This order was not understood: say which field it goes by',
  outside: 'It cannot get data from other services yet',
  payment: 'It cannot take payments yet',
  player: 'It cannot play sound or video yet',
  quiz: 'Quizzes and flashcards are not built yet',
  rule: 'This rule was not understood: say which fields it is about',
  schedule: 'It does nothing by itself yet',
  sharing:
    'This way of sharing is not built yet; in a live app with a database, everybody who may see the records shares the same ones',
  sync: 'It cannot work offline or exchange data with other services yet',
  timer: 'Timers are not built yet',
  tool: 'Calculators, editors and other tools are not built yet',
  view: 'This view was not understood: say which field it goes by',
};

/** What is said of a figure that became a field. */
export const TYPED_IN = 'You type it in; it is not worked out for you yet';

/** Why a wish is not fulfilled, as a person reads it. */
export function wishReason(kind: WishKind): string {
  return REASONS[kind];
}
