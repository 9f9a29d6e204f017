import type { Template } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { newKey } from '@tessera/shared/remote';
import { writeCreation } from '@tessera/shared/remote/hand-over';
import { LinkButton } from '@tessera/shared/ui';

/** TPL-04: leaves what /create-app/{title} begins with. In a tab of its own it begins by the title alone. */
export function UseThisTemplate({ template }: { template: Pick<Template, 'id' | 'title' | 'prompt'> }) {
  const { id, title, prompt } = template;
  return (
    <LinkButton
      variant="primary"
      to={paths.createApp.to(title)}
      onClick={() => {
        writeCreation(title, { projectName: title, prompt, templateId: id, idempotencyKey: newKey() });
      }}
    >
      Use This Template
    </LinkButton>
  );
}
