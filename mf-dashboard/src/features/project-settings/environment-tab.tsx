import { paths } from '@tessera/shared/paths';
import { LinkButton, Stack } from '@tessera/shared/ui';

/** The way to the project's variables (SCR-30). */
export function EnvironmentTab({ projectId }: { projectId: string }) {
  return (
    <Stack gap={3} align="start">
      <p>Keys and addresses that your app reads when it runs. Secrets stay on the server.</p>
      <LinkButton to={paths.environmentVariables.to(projectId)}>Environment variables</LinkButton>
    </Stack>
  );
}
