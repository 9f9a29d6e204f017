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
      'This highlight was not understood: say which records are marked, by their fields',
    ],
    ['scan the label', 'nfc', 'Scanners, printers and other devices cannot be used yet'],
    ['a forum', 'followers', 'Chat, comments and social features are not built yet'],
    ['leaderboard', 'statistics', 'This figure was not understood: say which field is counted, and by what'],
  ])('is said in the same words of %s and %s', (wish, feature, why) => {
    expect([whyMissing(wish), whyMissing(feature)]).toEqual([why, why]);
  });

  it.each([
    ['a pie chart of costs', 'This chart was not understood: say what is counted, and by which field'],
    ['a kanban board', 'This board was not understood: its columns need a choice, such as a status'],
    ['approval workflow', 'Automation is not built yet'],
  ])('says more where there is more to say: %s', (phrase, why) => {
    expect(missingFeature(phrase)?.why).toBe(why);
  });
});
