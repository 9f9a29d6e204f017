import { networkOf, plainAddress } from './network';

describe('networkOf', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['1.2.3.4:5678', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::ffff:102:304', '1.2.3.4'],
    ['[::ffff:1.2.3.4]:443', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('[SAFE-08] takes %s for %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each(['', 'unknown', '_hidden', '1.2.3', '1.2.3.4, 5.6.7.8', '[::1', "';--", '1.2.3.4:x', undefined])(
    '[SAFE-08] takes %s for the one network of what is no address',
    (address) => {
      expect(networkOf(address)).toBe('unknown');
    },
  );
});

describe('plainAddress', () => {
  it('[SAFE-08] keeps an IPv6 address whole, without what is no part of it', () => {
    expect(plainAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2:3:4:5:6');
    expect(plainAddress('[2001:db8::9]:443')).toBe('2001:db8::9');
    expect(plainAddress('::ffff:10.0.0.1')).toBe('10.0.0.1');
  });
});
