import type { ApplicationModel, SignIn, TableAccess } from '@tessera/shared/contracts';
import { changeApplication } from '../change';
import { askInWords, questionAbout } from '../confirmation/question';
import { editApplication } from '../pointing/edit-application';
import { shop } from '../reading/access/access-testing';
import { withEntity } from './edit-model';
import { openedByChange, openedInWords, openedSentence } from './strangers';

const NOTHING = { read: false, add: false, change: false, remove: false };
const customers = shop.entities.find(({ plural }) => plural === 'Customers');
const OPEN: SignIn = { who: 'open', newcomers: 'editor' };
const INVITED: SignIn = { who: 'invited', newcomers: 'editor' };

function shopWith(signIn: SignIn | undefined, access?: TableAccess): ApplicationModel {
  if (!customers) throw new Error('The shop has no customers');
  const { access: _, ...rest } = customers;
  return { ...withEntity(shop, { ...rest, ...(access && { access }) }), ...(signIn && { signIn }) };
}

const closed: TableAccess = { visitors: NOTHING };
const own: TableAccess = { visitors: NOTHING, own: true };
const open: TableAccess = { visitors: { ...NOTHING, read: true } };

const opened = (...[before, after]: [ApplicationModel, ApplicationModel]) =>
  openedInWords(openedByChange(before, after));

describe('what strangers may read by a change', () => {
  it.each<[string, ApplicationModel, ApplicationModel]>([
    ['everyone', shopWith(undefined), shopWith(undefined, open)],
    ['everyone', shopWith(OPEN), shopWith(OPEN, open)],
    ['anyone who signs in', shopWith(undefined), shopWith(OPEN)],
    ['anyone who signs in', shopWith(INVITED, closed), shopWith(OPEN, closed)],
    ['anyone who signs in', shopWith(OPEN, own), shopWith(OPEN, closed)],
    ['anyone who signs in', shopWith(OPEN, own), shopWith({ ...OPEN, newcomers: 'viewer' }, own)],
  ])('[DATA-02] [DATA-03] is told as readable by %s', (who, before, after) => {
    expect(opened(before, after)).toBe(`email and phone of customers readable by ${who}`);
  });

  it.each<[ApplicationModel, ApplicationModel]>([
    [shopWith(undefined), shopWith(INVITED)],
    [shopWith(undefined, own), shopWith(OPEN, own)],
    [shopWith(undefined, open), shopWith(OPEN, open)],
    [shopWith(OPEN, open), shopWith(OPEN)],
    [shopWith(OPEN), shopWith(undefined)],
  ])('[DATA-03] is nothing where no stranger reads more than before', (before, after) => {
    expect(openedByChange(before, after)).toEqual([]);
  });

  it('[DATA-03] is asked about in a conversation before it is done', () => {
    const message = 'anyone can sign in';
    const result = changeApplication(shop, message);
    if (result.kind !== 'changed') throw new Error(result.answer);
    const question = questionAbout({ message, before: shop, after: result.model, held: undefined });
    expect(question && askInWords(question)).toBe(
      'Customers have email and phone. Anyone who signs in will be able to read them. Make them public?',
    );
  });

  it('[DATA-03] [SCR-05] has to be confirmed where it is chosen by hand', () => {
    const edit = { kind: 'sign-in', signIn: OPEN } as const;
    expect(editApplication(shop, edit)).toEqual({
      done: false,
      why: 'This makes email and phone of customers readable by anyone who signs in, so it has to be confirmed.',
    });
    const made = editApplication(shop, { ...edit, confirmed: true });
    expect(made.done && made.model.signIn).toEqual(OPEN);
    expect(openedByChange(shop, shopWith(OPEN)).map(openedSentence)).toEqual([
      'Anyone who signs in can read the email and phone of customers',
    ]);
  });
});
