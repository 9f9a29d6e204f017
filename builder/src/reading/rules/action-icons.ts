/** The icon that fits what a button does; each of them is among those that applications have. */
const ICONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:paid|pay|settled|billed|invoiced|refunded|owe)\b/i, 'banknote'],
  [/\b(?:sent|send|shipped|dispatched|mailed|posted|submitted|published|delivered)\b/i, 'send'],
  [/\b(?:packed|picked up|collected|pack|ordered|fetched)\b/i, 'package-check'],
  [/\b(?:returned|return|back|brought back)\b/i, 'undo-2'],
  [/\b(?:arrived|check in|checked in|clock in|came|in)\b/i, 'log-in'],
  [/\b(?:left|check out|checked out|clock out|gone|out|leaves)\b/i, 'log-out'],
  [/\b(?:lent|borrowed|lend|hired|rented)\b/i, 'arrow-up-right'],
  [/\b(?:sold)\b/i, 'tag'],
  [/\b(?:read|seen|watched)\b/i, 'eye'],
  [/\b(?:fed|eaten|cooked)\b/i, 'utensils'],
  [/\b(?:watered)\b/i, 'droplets'],
  [/\b(?:cleaned|washed)\b/i, 'sparkles'],
  [/\b(?:called|phoned|contacted|rung)\b/i, 'phone'],
  [/\b(?:cancelled|canceled|rejected|declined|refused|lost|closed|sold out)\b/i, 'x'],
  [/\b(?:started|start|begun|playing|running|resume|resumed)\b/i, 'play'],
  [/\b(?:paused|pause|on hold)\b/i, 'pause'],
  [/\b(?:archived|archive)\b/i, 'archive'],
  [/\b(?:open|reopened|reopen|again)\b/i, 'rotate-ccw'],
  [/\b(?:favourite|favorite|starred)\b/i, 'star'],
  [/\b(?:voted|vote|liked|approved)\b/i, 'thumbs-up'],
];

export const iconFor = (name: string): string =>
  ICONS.find(([pattern]) => pattern.test(name))?.[1] ?? 'check';
