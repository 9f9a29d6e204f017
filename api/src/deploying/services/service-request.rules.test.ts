import type { OutsideService } from '@tessera/shared/contracts';
import { fillIn, findServiceFault, headersFor, targetOf } from './service-request.rules';

const SERVICE: OutsideService = {
  name: 'shop',
  address: 'https://api.example.com/v1',
  methods: ['GET', 'POST'],
  headers: [{ name: 'Authorization', value: 'Bearer {API_KEY}' }],
  query: [{ name: 'key', value: '{MAP_KEY}' }],
};

const values = new Map([
  ['API_KEY', 'sk-1'],
  ['MAP_KEY', 'm&1'],
]);

function ready(service: Partial<OutsideService> = {}): OutsideService {
  const filled = fillIn({ ...SERVICE, ...service }, values);
  if ('problem' in filled) throw new Error(filled.problem);
  return filled.service;
}

describe('fillIn', () => {
  it('puts variables in place, and names the one that has no value', () => {
    expect(ready().headers).toEqual([{ name: 'Authorization', value: 'Bearer sk-1' }]);
    expect(fillIn(SERVICE, new Map([['API_KEY', 'x']]))).toEqual({
      problem: 'The service "shop" needs MAP_KEY, which has no value.',
    });
    expect(fillIn(SERVICE, new Map([...values, ['MAP_KEY', '']]))).toHaveProperty('problem');
  });

  it('refuses a value that would end its header', () => {
    const broken = fillIn(SERVICE, new Map([...values, ['API_KEY', 'a\r\nHost: evil']]));
    expect(broken).toHaveProperty('problem', expect.stringContaining('no header can have'));
  });
});

describe('targetOf', () => {
  it.each([
    ['/orders', 'https://api.example.com/v1/orders?key=m%261'],
    ['/orders?status=open&key=mine', 'https://api.example.com/v1/orders?status=open&key=m%261'],
    ['/', 'https://api.example.com/v1/?key=m%261'],
    ['/a%20b', 'https://api.example.com/v1/a%20b?key=m%261'],
  ])('leads %s below the service', (asked, target) => {
    expect(targetOf(ready(), asked)?.href).toBe(target);
  });

  it.each([
    ...[
      '/../admin',
      '/..',
      '/a/../../b',
      '/.',
      '/%2e%2e/admin',
      '/%2E./x',
      '/a%2fb',
      '/a%5cb',
      '/a\\b',
      '//evil.example/x',
    ],
    ...['/%00', '/a//b', '/..;/admin', '/..%3b/admin', '/%252e%252e/admin', '/%25252e/x'],
  ])('refuses %s', (asked) => {
    expect(targetOf(ready(), asked)).toBeUndefined();
  });

  it('never leaves the host, whatever follows its name', () => {
    for (const asked of ['.evil.example/x', '@evil.example/x', ':81/x']) {
      const target = targetOf(ready({ address: 'https://api.example.com' }), asked);
      expect([undefined, 'https://api.example.com']).toContain(target?.origin);
    }
  });
});

describe('headersFor', () => {
  it('passes on what the request is, and nothing of who asks', () => {
    const headers = headersFor(ready(), {
      accept: 'application/json',
      'content-type': 'application/json',
      cookie: 'session=1',
      authorization: 'Bearer of-a-visitor',
      origin: 'https://app.example',
      'x-forwarded-for': '10.0.0.1',
      'accept-encoding': 'br',
    });
    expect(headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'accept-encoding': 'identity',
      authorization: 'Bearer sk-1',
    });
  });
});

describe('findServiceFault', () => {
  it.each([
    ['http://api.example.com', 'address'],
    ['https://api.example.com/v1/../v2', 'address'],
    ['https://api.example.com//v1', 'address'],
    ['https://[nonsense', 'address'],
  ])('[SCR-30] refuses the address %s', (address, field) => {
    expect(findServiceFault({ ...SERVICE, address }, false)).toHaveProperty('field', field);
  });

  it('takes http where private services are allowed, and no header of the connection', () => {
    expect(findServiceFault({ ...SERVICE, address: 'http://127.0.0.1:9000/api' }, true)).toBeUndefined();
    const headers = [{ name: 'Host', value: 'x' }];
    expect(findServiceFault({ ...SERVICE, headers }, true)).toHaveProperty('field', 'headers.0.name');
  });
});
