import { renderRemote } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FailurePicture } from './failure-picture';
import { PICTURE } from './trial-testing';

const TITLE = 'A book can be deleted';
const MESSAGE = 'It is still there.';

describe('[SCR-02] the picture of a failed check', () => {
  it('says what was done last, opens larger, and is closed by Escape', async () => {
    const { container } = renderRemote(<FailurePicture title={TITLE} message={MESSAGE} picture={PICTURE} />);
    const name = 'The application when this step failed: Press “Delete”';
    const image = screen.getByRole('img', { name });
    expect(image).toHaveAttribute('src', PICTURE.image);
    expect(screen.getByText('Last step: Press “Delete”')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name }));
    const dialog = screen.getByRole('dialog', { name: TITLE });
    expect(within(dialog).getByRole('img', { name })).toBeVisible();
    expect(within(dialog).getByText(MESSAGE)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says why it failed where nothing was done before', () => {
    renderRemote(<FailurePicture title={TITLE} message={MESSAGE} picture={{ image: PICTURE.image }} />);
    const name = `The application when this step failed: ${MESSAGE}`;
    expect(screen.getByRole('img', { name })).toBeVisible();
    expect(screen.queryByText(/^Last step/)).not.toBeInTheDocument();
  });
});
