import { EXAMPLE_PROMPTS } from '@tessera/shared/contracts';
import { readCarriedMessage, readCreation, writeCreation } from '@tessera/shared/remote/hand-over';
import { buildApi, buildProject, renderRemote, uuid } from '@tessera/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Route, Routes, useParams } from 'react-router-dom';
import { ProjectProvider } from '../../lib/project-provider';
import { PromptBox } from './prompt-box';
import { PLACEHOLDER_MS } from './use-placeholder';

function Address() {
  return <p>{Object.values(useParams()).join()}</p>;
}

async function renderBox(projects = [buildProject({ id: uuid(7), name: 'Plant diary' })]) {
  const onMake = jest.fn();
  const { api, calls } = buildApi({
    'GET /project': () => projects,
  });
  const view = renderRemote(
    <Routes>
      <Route
        path="/"
        element={
          <ProjectProvider>
            <PromptBox onBegin={jest.fn()} onMake={onMake} />
          </ProjectProvider>
        }
      />
      <Route path="/create-app/:name" element={<Address />} />
      <Route path="/app/:projectId" element={<Address />} />
    </Routes>,
    { shell: { api } },
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  return { ...view, calls, onMake };
}

describe('the prompt of the app home', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
  const field = () => screen.getByRole('textbox', { name: 'Describe what you want to build' });

  it('[HOME-01] goes through eight placeholders, one every 3 s', async () => {
    await renderBox();
    expect(EXAMPLE_PROMPTS).toHaveLength(8);
    expect(field()).toHaveAttribute('placeholder', EXAMPLE_PROMPTS[0]);

    act(() => jest.advanceTimersByTime(PLACEHOLDER_MS));
    expect(field()).toHaveAttribute('placeholder', EXAMPLE_PROMPTS[1]);

    act(() => jest.advanceTimersByTime(PLACEHOLDER_MS * 7));
    expect(field()).toHaveAttribute('placeholder', EXAMPLE_PROMPTS[0]);
  });

  it('[HOME-03] says so when there are no projects', async () => {
    await renderBox([]);

    expect(await screen.findByText('No projects yet. Start with a new project!')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Project' })).toHaveDisplayValue('New Project');
  });

  it('[HOME-05] enables sending for more than one character', async () => {
    await renderBox();
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();

    await user.type(field(), 'a');
    expect(send).toBeDisabled();

    await user.type(field(), 'b');
    expect(send).toBeEnabled();
  });

  it('[HOME-04] has a new project made at once, shows that it is under way, and goes on after 2 s', async () => {
    const { calls, onMake } = await renderBox();
    await user.type(field(), 'Build a museum log with city{Enter}');

    expect(screen.getByText('Creating your app…')).toBeVisible();
    expect(onMake.mock.calls).toEqual([['Museum log']]);
    expect(calls).toContain('POST /project');
    await act(() => jest.advanceTimersByTimeAsync(2000));

    expect(screen.getByText('Museum log')).toBeVisible();
    expect(readCreation('Museum log')?.prompt).toContain('Build a museum log with city');
  });

  it('[HOME-04] leaves it to the page of its making where the storage is full', async () => {
    const older = { projectName: 'Museum log', prompt: 'an older one', idempotencyKey: 'older-key' };
    writeCreation('Museum log', older);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { calls, onMake } = await renderBox();

    await user.type(field(), 'Build a museum log with city{Enter}');

    expect(onMake.mock.calls).toEqual([['Museum log']]);
    expect(calls).not.toContain('POST /project');
  });

  it('[HOME-04] hands the prompt to the project that was chosen, after 1 s', async () => {
    const { calls, onMake } = await renderBox();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Project' }), 'Plant diary');
    await user.type(field(), 'add a rating{Enter}');

    await act(() => jest.advanceTimersByTimeAsync(1000));

    expect(screen.getByText(uuid(7))).toBeVisible();
    expect(readCarriedMessage(uuid(7))?.text).toContain('add a rating');
    expect(calls).not.toContain('POST /project');
    expect(onMake).not.toHaveBeenCalled();
  });

  it('begins a new line with Shift and Enter', async () => {
    await renderBox();
    await user.type(field(), 'one{Shift>}{Enter}{/Shift}two');

    expect(field()).toHaveValue('one\ntwo');
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it('keeps what was typed when the page is left and opened again', async () => {
    const { unmount } = await renderBox();
    await user.type(field(), 'half a thought');
    unmount();

    await renderBox();

    expect(field()).toHaveValue('half a thought');
  });

  it('has no accessibility violations', async () => {
    const { container } = await renderBox();
    jest.useRealTimers();

    expect((await axe(container)).violations).toEqual([]);
  });
});
