import { contactSheet } from './lib/contact-sheet.mjs';

describe('the contact sheet', () => {
  it('shows every picture once, a row a page, and nothing else of the folder', () => {
    const html = contactSheet([
      'visitor.root.1280.light.jpg',
      'visitor.root.390.light.jpg',
      'visitor.root.390.dark.jpg',
      'signedIn.app-projectId.390.dark.jpg',
      'index.html',
      'x"><script>.jpg',
    ]);
    expect(html.match(/<h2>[^<]*/g)).toEqual(['<h2>Signed in: app-projectId', '<h2>Visitors: root']);
    expect(html.match(/src="[^"]*/g)).toEqual([
      'src="signedIn.app-projectId.390.dark.jpg',
      'src="visitor.root.390.dark.jpg',
      'src="visitor.root.390.light.jpg',
      'src="visitor.root.1280.light.jpg',
    ]);
    expect(html).not.toContain('<script>');
  });
});
