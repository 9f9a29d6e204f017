import {
  draftOf,
  faultsOf,
  placedErrors,
  settingsOf,
  withPastedString,
  withTypedString,
  withWay,
} from './connection-draft';
import { buildConnection } from './connection-testing';

const filled = { ...draftOf(undefined), name: 'Shop', host: 'db.example.com', database: 'shop', user: 'ada' };

describe('what is in the form of a connection', () => {
  it('[SCR-13] begins read-only, encrypted and on the usual port', () => {
    expect(draftOf(undefined)).toMatchObject({ readOnly: true, ssl: 'require', port: '5432' });
  });

  it('[SCR-13] names what is missing', () => {
    expect(faultsOf({ ...draftOf(undefined), port: '70000' }, undefined)).toEqual({
      name: 'Name the connection',
      host: 'Enter the host',
      port: 'Enter a port from 1 to 65535',
      database: 'Enter the database',
      user: 'Enter the user',
    });
    expect(faultsOf(filled, undefined)).toEqual({});
  });

  it.each([
    ['host', 'other.example.com', true],
    ['port', '6432', true],
    ['user', 'bob', true],
    ['database', 'archive', false],
    ['host', ' db.example.com ', false],
  ])('[SCR-13] asks for the password again after another %s, %j: %s', (field, value, isAgain) => {
    const kept = buildConnection();
    const draft = { ...draftOf(kept), [field]: value };
    expect('password' in faultsOf(draft, kept)).toBe(isAgain);
    expect(faultsOf({ ...draft, password: 'new' }, kept)).toEqual({});
    expect(faultsOf(draft, { ...kept, hasPassword: false })).toEqual({});
  });

  it('[SCR-13] is sent without a password where the kept one is meant, and with a certificate only where it is used', () => {
    const draft = { ...filled, certificate: ' PEM ' };
    expect(settingsOf(draft)).not.toHaveProperty('password');
    expect(settingsOf({ ...draft, password: ' s ' })).toMatchObject({ password: ' s ', certificate: null });
    expect(settingsOf({ ...draft, ssl: 'verify' })).toMatchObject({ certificate: 'PEM', projectId: null });
  });

  it('[SCR-13] is filled by a pasted string, which leaves what it does not say', () => {
    const before = { ...filled, name: '', password: 'typed', ssl: 'verify' as const };
    expect(withPastedString(before, 'postgres://bob@new.example.com/stock')).toEqual({
      ...before,
      name: 'stock',
      host: 'new.example.com',
      database: 'stock',
      user: 'bob',
    });
    expect(withPastedString(before, 'new.example.com')).toBeUndefined();
  });

  it('[SCR-13] keeps a string that cannot be read, and everything else', () => {
    const bad = 'postgres://ada@/shop';
    const draft = withPastedString(filled, bad);
    expect(draft).toEqual({ ...filled, way: 'string', string: bad });
    expect(draft && withWay(draft, 'fields').string).toBe(bad);
  });

  it('[SCR-13] shows errors of the fields where they can be seen', () => {
    const empty = { ...draftOf(undefined), way: 'string' as const };
    expect(placedErrors(empty, faultsOf(empty, undefined)).errors).toEqual({
      name: 'Name the connection',
      string: 'Enter the connection string',
    });
    const typed = withTypedString(empty, 'postgres://db.example.com/shop');
    expect(placedErrors(typed, { user: 'Enter the user' })).toEqual({
      draft: { ...typed, way: 'fields', string: '' },
      errors: { user: 'Enter the user' },
    });
  });
});
