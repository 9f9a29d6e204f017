import { findConnectionString, readConnectionString, type ReadTarget } from './connection-string';

const target = (overrides: Partial<ReadTarget> = {}): ReadTarget => ({
  host: 'db.example.com',
  port: '5432',
  database: 'shop',
  user: 'ada',
  password: 'secret',
  ssl: undefined,
  ...overrides,
});

describe('a connection string', () => {
  it.each<[string, Partial<ReadTarget>]>([
    ['postgres://ada:secret@db.example.com/shop', {}],
    ['postgresql://ada:secret@db.example.com:6543/shop', { port: '6543' }],
    ['  postgres://ada:secret@db.example.com/shop\n', {}],
    ['DATABASE_URL="postgres://ada:secret@db.example.com/shop"', {}],
    ['export DB=postgres://ada:secret@db.example.com/shop;', {}],
    ["psql 'postgres://ada:secret@db.example.com/shop'", {}],
    [
      'postgres://ada%40home:p%23s%2Fs%25@db.example.com/my%20shop',
      { user: 'ada@home', password: 'p#s/s%', database: 'my shop' },
    ],
    ['postgres://ada@db.example.com/shop', { password: undefined }],
    ['postgres://db.example.com/shop', { user: undefined, password: undefined }],
    ['postgres://ada:secret@db.example.com', { database: 'ada' }],
    ['postgres://ada:secret@[2001:db8::1]:5433/shop', { host: '2001:db8::1', port: '5433' }],
    ['postgres:///shop?host=db.example.com&port=6000&user=ada&password=secret', { port: '6000' }],
    ['postgres://ada:secret@db.example.com/shop?sslmode=require', { ssl: 'require' }],
    ['postgres://ada:secret@db.example.com/shop?sslmode=prefer', { ssl: 'require' }],
    ['postgres://ada:secret@db.example.com/shop?sslmode=verify-full', { ssl: 'verify' }],
    ['postgres://ada:secret@db.example.com/shop?sslmode=DISABLE', { ssl: 'off' }],
    ['postgres://ada:secret@db.example.com/shop?ssl=true', { ssl: 'require' }],
    ['postgres://ada:secret@db.example.com/shop?ssl=false&connect_timeout=5', { ssl: 'off' }],
  ])('[SCR-13] fills the fields: %s', (text, expected) => {
    expect(readConnectionString(text)).toEqual({ isRead: true, target: target(expected) });
  });

  it.each([
    ['mysql://ada@db.example.com/shop', 'It begins with postgres:// or postgresql://.'],
    ['postgres://ada:se#cret@db.example.com/shop', /write # as %23/],
    ['postgres://ada:12#cret@db.example.com/shop', /write # as %23/],
    ['postgres://ada:12/cret@db.example.com/shop', /\/ as %2F/],
    ['postgres://ada:12?cret@db.example.com/shop', /\? as %3F/],
    ['postgres://ada:secret@db.example.com:99999/shop', /cannot be read/],
    [
      'postgres://ada:50%@db.example.com/shop',
      'A % has to be followed by two digits: write % itself as %25.',
    ],
    ['postgres://ada:secret@/shop', 'It names no host.'],
    ['postgres:///shop', 'It names no host.'],
    ['postgres:///shop?host=/var/run/postgresql', 'It names a socket on one computer, not a host.'],
    ['postgres://ada@one.example.com,two.example.com/shop', 'It names several hosts. Leave one of them.'],
    ['postgres://ada@db.example.com/shop?sslmode=always', 'There is no sslmode "always".'],
  ])('[SCR-13] says what is wrong with it: %s', (text, why) => {
    const read = readConnectionString(text);
    expect(read.isRead ? '' : read.why).toMatch(why);
  });

  it.each(['db.example.com', 'see postgres://ada@db.example.com/shop', 'postgres', ''])(
    '[SCR-13] is not seen in other text: %j',
    (text) => {
      expect(findConnectionString(text)).toBeUndefined();
    },
  );
});
