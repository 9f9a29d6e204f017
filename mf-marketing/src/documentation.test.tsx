import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@tessera/shared/testing';
import { siteOpener } from './site-testing';

const openSite = siteOpener(renderRemote);

describe('the documentation', () => {
  it('[DOC-01] lists its pages and resources', async () => {
    await openSite('/Documentation');
    const sidebar = within(await screen.findByRole('navigation', { name: 'Documentation' }));
    expect(sidebar.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'DOCUMENTATION',
      'RESOURCES',
    ]);
    expect(sidebar.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Ai Assistant',
      'Features',
      'GitHub',
      'Analytics',
      'Demo',
      'Conclusion',
      'API Reference',
      'API Keys',
      'Plugins',
      'Support',
    ]);
  });

  it("[DOC-02] has content for 'Ai Assistant', none for 'Features', and 'Page not found' for the others", async () => {
    await openSite('/Docs');
    const article = await screen.findByRole('article');
    expect(within(article).getByRole('heading', { level: 1 })).toHaveTextContent('Ai Assistant');
    expect(within(article).getByText('Read the receipt')).toBeVisible();

    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Documentation' })).getByText('Features'),
    );
    expect(screen.getByRole('article')).toHaveTextContent(/^FeaturesThis chapter has not been written yet/);
    expect(screen.getByRole('link', { name: 'See the features' })).toHaveAttribute('href', '/home#features');

    for (const page of ['GitHub', 'Conclusion', 'API Keys', 'Support']) {
      await userEvent.click(screen.getByRole('link', { name: page }));
      expect(screen.getByRole('article')).toHaveTextContent(
        /^Page not foundThis chapter has not been written yet/,
      );
      expect(screen.getByRole('link', { name: page })).toHaveAttribute('aria-current', 'page');
    }
  });
});
