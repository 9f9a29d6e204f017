import { mayConnectTo, reachOf } from './address-reach';

describe('reachOf', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
    '[SCR-13] takes %s as public',
    (address) => {
      expect(reachOf(address)).toBe('public');
    },
  );

  it.each([
    ...['127.0.0.1', '127.8.9.10', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1'],
    ...['::1', 'fc00::1', 'fd12:3456::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::FFFF:10.0.0.1'],
    ...['0:0:0:0:0:ffff:c0a8:0101', '64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '::127.0.0.1'],
  ])('[SCR-13] takes %s as private', (address) => {
    expect(reachOf(address)).toBe('private');
    expect(mayConnectTo(address, false)).toBe(false);
    expect(mayConnectTo(address, true)).toBe(true);
  });

  it.each([
    // Unspecified, link-local (where clouds keep their secrets), multicast, broadcast, reserved, documentation, benchmarks.
    ...['0.0.0.0', '0.1.2.3', '169.254.169.254', '224.0.0.1', '239.1.2.3', '255.255.255.255', '240.0.0.1'],
    ...['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '192.0.0.8', '192.88.99.1'],
    ...['::', 'fe80::1', 'fe80::1%eth0', 'ff02::1', '2001:db8::1', '3fff::1', 'fec0::1', '100::1'],
    // Translators and tunnels, and what nobody has given out.
    ...['::ffff:0:127.0.0.1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', '::7f00:1', '4000::1', '5f00::1'],
    ...['::ffff:169.254.169.254', '::ffff:0.0.0.0', '64:ff9b::a9fe:a9fe'],
    // Forms that no resolver answers with.
    ...['0177.0.0.1', '2130706433', '0x7f000001', '127.1', '010.0.0.1', 'localhost', '', '1.2.3', '[::1]'],
  ])('[SCR-13] never connects to %s', (address) => {
    expect(reachOf(address)).toBe('never');
    expect(mayConnectTo(address, true)).toBe(false);
  });
});
