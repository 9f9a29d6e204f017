import { tokenise } from '../../language/tokenise';
import { probablyCannot, surelyCannot } from './impossible';

/** What cannot be built, each with words that its reason has to contain. */
const CANNOT: Readonly<Record<string, readonly string[]>> = {
  'in no other way': [
    'each of the coaches should have their own login',
    'parents can log in from home',
    'everybody gets their own password',
    'password protected please',
    'with user accounts',
  ],
  'no roles': [
    'only the treasurer may see the amounts',
    'only the manager can delete entries',
    'different roles for staff and managers',
    'the lads should be able to look but not change anything',
  ],
  'sends nothing': [
    'send the parents an automatic email',
    'text the customer when the van leaves',
    'remind me a week before',
    'could it e-mail everybody when a rehearsal moves',
    'SMS the evening before',
    'it should ping my phone',
    'push notifications when something is due',
    'tenants should get a text message',
    'an escalation mail goes out after four hours',
    'mail me a reminder the day before',
  ],
  'take or move money': [
    'take card payments at the door',
    'people can pay a donation there',
    'guests paying online would be nice',
    'they pay by PayPal',
    'ticket sales online',
  ],
  'no maps': [
    'plan me the shortest route for the day',
    'show the trees on a map',
    'live positions of the cars',
    'a map with pins',
    'the best route for the van',
  ],
  'other programs': [
    'sync with my Google calendar',
    'pull the photos from our Google Drive',
    'show the weather forecast',
    'import the tools from SAP every night',
    "could the deadlines go into everyone's Outlook by themselves",
    'connect it to my bank',
    'live exchange rates',
  ],
  'no scanner': [
    'scan the barcode with the phone camera',
    'print labels for the boxes',
    'call the patients over the loudspeaker',
    'qr codes scanned with the phone',
    'it could read them out loud',
    'play the metronome',
  ],
  'no artificial intelligence': [
    'use AI to guess the diagnosis',
    'it should predict how much bread we need',
    'have AI find out which kid is on which picture',
    'read the amount off the photo automatically',
    'could it recognise the faces by itself',
  ],
  'Files cannot': [
    'upload the signed contracts',
    'attach the audio file',
    'export as PDF',
    'minutes attached as Word files',
  ],
  'by hand': ['recurring tasks', 'the bills should come back every month', 'comes back every week by itself'],
  'shares the same ones': [
    'several people can edit it at the same time',
    'customers can book online',
    'everyone typing at the same time',
  ],
  'running balance': ['a league table', 'work out everyones elo', 'draw the pairings automatically'],
  'nothing by itself': ['everything deletes itself after 14 days', 'pick the winner randomly'],
};

/** What looks alike and can be built, or asks for nothing. */
const CAN = [
  'email of the customer',
  'reminder sent yes or no',
  'how they pay',
  'paid by card or cash',
  'payment method',
  'which route the bus takes',
  'map reference',
  'barcode',
  'serial number',
  'login name',
  'who approved it',
  'bank',
  'account number',
  'weather that day',
  'what the weather was like',
  'photo of the receipt',
  'a picture of each',
  'file number',
  'document type',
  'contract until',
  'date of the scan',
  'forecast',
  'phone and email',
  'number of texts',
  'show the total per month',
  'sort by the next reminder',
  'highlight what is late',
  'who gets the letter',
  'only the unpaid ones',
  'only show what is open',
  'a button that marks it as sent',
  'no two bookings at the same time',
  'a room cannot be booked twice',
  'at most twenty people at once',
  'how many are sent per week',
  'count of calls by person',
  'I lost the list on the bus',
  'my wife keeps the other list',
  'thanks a lot',
  'we meet every Friday',
  'she rings me every morning',
  'we used to write it on paper',
  'they never pay on time',
  'the map in the hall is out of date',
  'I walk to the bank twice a week',
  'the postman brings the letters',
  'my brother has the password',
  'rank',
  'finishing place',
  'points',
  'opening balance',
  'monthly fee',
  'a board by status',
  'a calendar of the visits',
  'call it Route book',
  'the date is today by default',
  'price in euros',
  'printed yes or no',
  'played on',
  'game',
  'language',
  'position',
  'who signed it',
  'sensor',
  'colour of the label',
] as const;

const cases = Object.entries(CANNOT).flatMap(([why, phrases]) =>
  phrases.map((phrase) => [phrase, why] as const),
);

it('there are 60 of each', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(CAN.length).toBeGreaterThanOrEqual(60);
});

it.each(cases)('[READ-02] tells why “%s” cannot be built: %s', (phrase, why) => {
  expect(probablyCannot(tokenise(phrase))).toContain(why);
});

it.each(CAN)('[READ-02] does not take “%s” for something impossible', (phrase) => {
  expect(surelyCannot(tokenise(phrase))).toBeUndefined();
});
