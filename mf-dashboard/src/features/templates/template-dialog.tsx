import type { Template } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Dialog, formatNumber, LinkButton } from '@tessera/shared/ui';
import styled from 'styled-components';
import { TemplatePreview } from '../../lib/templates/template-preview';
import { UseThisTemplate } from '../../lib/templates/use-this-template';

export interface TemplateDialogProps {
  template: Template;
  onClose: () => void;
}

/** A template to be tried: its application runs in it (TPL-04, HOME-07). */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { id, title, description, category, author, remixes } = template;
  return (
    <Dialog
      isOpen
      size="large"
      title={title}
      description={description}
      onOpenChange={onClose}
      footer={
        <>
          <LinkButton variant="quiet" to={paths.template.to(id)} state={{ template }}>
            Details and code
          </LinkButton>
          <UseThisTemplate template={template} />
        </>
      }
    >
      <TemplatePreview key={id} template={template} isInDialog />
      <Facts>
        {category} · {author.name} · {formatNumber(remixes)} {remixes === 1 ? 'remix' : 'remixes'} · What you
        enter here is gone when you close it.
      </Facts>
    </Dialog>
  );
}

const Facts = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
