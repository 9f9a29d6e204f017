import { withPin } from '../dev/own-pin.mjs';

const released = { stable: { version: '1.0.0', digest: 'sha256:1' }, fallback: null };
const stable = { version: '1.0.1-src.s1', digest: 'sha256:2' };
const manifest = {
  pages: [{ pattern: '/figures' }, { pattern: '/trial', exceptIn: ['production'] }],
  redirects: [],
};

describe('the build of this machine in a target’s environment document', () => {
  it('[REL-03] has the released version behind it', () => {
    const { pins } = withPin({ env: 'local', pins: { 'mf-x': released } }, 'mf-x', { stable, manifest });
    expect(pins).toEqual({ 'mf-x': { stable, fallback: released.stable, manifest } });
    expect(
      withPin({ env: 'local', pins: {} }, 'mf-x', { stable, manifest }).pins['mf-x'].fallback,
    ).toBeNull();
  });

  it('[COMP-01] has the pages of that environment', () => {
    const { pins } = withPin({ env: 'production', pins: {} }, 'mf-x', { stable, manifest });
    expect(pins['mf-x'].manifest.pages).toEqual([{ pattern: '/figures' }]);
  });
});
