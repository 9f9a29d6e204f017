import { buildDeployment, renderRemote } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { DeploymentQuestion, type DeploymentQuestionProps } from './deployment-question';

describe('the question before a deployment ends', () => {
  function ask(about: DeploymentQuestionProps['about'], part: Parameters<typeof buildDeployment>[0] = {}) {
    const handlers = { onConfirm: () => undefined, onClose: () => undefined };
    const deployment = buildDeployment(part);
    renderRemote(<DeploymentQuestion about={about} deployment={deployment} isBusy={false} {...handlers} />);
    return screen.getByRole('alertdialog');
  }

  it('[SCR-27] says that its domains stop with it until it is started again', () => {
    expect(ask('stop')).toHaveTextContent('Its address and domains stop working until you start it again.');
  });

  it('[SCR-27] says that the domains of a live one stop when it is deleted, and how to get them back', () => {
    expect(ask('delete')).toHaveTextContent(
      'Domains that are connected to it stop working too. Deploy under the name "plants" again to get them back.',
    );
  });

  it('[SCR-27] says how to get the domains of a stopped one back', () => {
    expect(ask('delete', { status: 'stopped', probe: null })).toHaveTextContent(
      'Its domains stay disconnected. Deploy under the name "plants" again to get them back.',
    );
  });

  it('[SCR-27] says nothing of domains where the deployment has none', () => {
    expect(ask('delete', { status: 'failed', probe: null })).not.toHaveTextContent(/domains/);
  });
});
