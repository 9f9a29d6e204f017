import { missingFeature } from './features';
import { whyMissing } from './why-missing';

describe('[MODEL-16] why something is missing', () => {
  it.each([
    ['email parents the homework', 'reminders', 'It cannot send messages or reminders yet'],
    ['pay by card', 'a storefront', 'It cannot take payments yet'],
    ['live delays', 'fetch it from the web', 'It cannot get data from other services yet'],
    [
      'highlight what is late',
      'conditional colours',
      'Warnings and highlights cannot be asked for in words yet',
    ],
    ['scan the label', 'nfc', 'Scanners, printers and other devices cannot be used yet'],
    ['a forum', 'followers', 'Chat, comments and social features are not built yet'],
    ['leaderboard', 'statistics', 'Totals and other figures cannot be asked for in words yet'],
  ])('is said in the same words of %s and %s', (wish, feature, why) => {
    expect([whyMissing(wish), whyMissing(feature)]).toEqual([why, why]);
  });

  it.each([
    ['a pie chart of costs', 'Charts cannot be asked for in words yet'],
    ['a kanban board', 'Boards and drag and drop cannot be asked for in words yet'],
    ['approval workflow', 'Automation is not built yet'],
  ])('says more where there is more to say: %s', (phrase, why) => {
    expect(missingFeature(phrase)?.why).toBe(why);
  });
});
