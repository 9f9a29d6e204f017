import type { Template, TemplateView } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useDocumentTitle, useShell } from '@tessera/shared/remote';
import { EmptyState, ErrorState, LinkButton, PageFrame, Skeleton, Tabs } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { TemplatePreview } from '../../lib/templates/template-preview';
import { UseThisTemplate } from '../../lib/templates/use-this-template';
import { TemplateCode } from './template-code';
import { TemplateFacts } from './template-facts';
import { templatePorts } from './template.ports';
import { createTemplateStore, type TemplateState } from './template.store';

const GALLERY = { label: 'Templates', to: paths.templates.to() };

/** One template: its running application, its code and what there is to know about it (TPL-05 to TPL-07). */
export function TemplateDetails({ id }: { id: string }) {
  const shell = useShell();
  const { state: handed } = useLocation() as { state: unknown };
  const [flow] = useState(() => createTemplateStore(templatePorts(shell, id, handed)));
  const state = useStore(flow.store);
  useEffect(() => {
    void flow.start();
    return flow.dispose;
  }, [flow]);
  const template = state.step === 'missing' ? undefined : state.template;
  useDocumentTitle(template?.title ?? 'Template');
  if (!template) return <Without state={state} onRetry={() => void flow.start()} />;
  return (
    <PageFrame
      title={<Title template={template} />}
      description={template.description}
      breadcrumbs={[GALLERY, { label: template.title }]}
      actions={<UseThisTemplate template={template} />}
      aside={<TemplateFacts template={template} />}
    >
      <Views template={template} state={state} onRetry={() => void flow.start()} />
    </PageFrame>
  );
}

/** Nothing is known of it: it is on its way, there is none, or nobody could say. */
function Without({ state, onRetry }: { state: TemplateState; onRetry: () => void }) {
  if (state.step === 'failed')
    return <PageFrame title="Template" breadcrumbs={[GALLERY]} error={{ message: state.message, onRetry }} />;
  if (state.step === 'missing')
    return (
      <PageFrame title="Template Not Found" breadcrumbs={[GALLERY]}>
        <EmptyState
          title="The requested template could not be found."
          action={
            <LinkButton variant="primary" to={paths.templates.to()}>
              Browse templates
            </LinkButton>
          }
        />
      </PageFrame>
    );
  return (
    <PageFrame title="Template" breadcrumbs={[GALLERY]}>
      <div role="status" aria-busy="true">
        <Loading>Template details are being loaded...</Loading>
        <Skeleton lines={6} />
      </div>
    </PageFrame>
  );
}

function Title({ template }: { template: Template | TemplateView }) {
  const icon = 'icon' in template ? template.icon : undefined;
  return (
    <Named>
      {/* Room for the application's own icon, so that the name does not move when it comes. */}
      <IconRoom>{icon === undefined ? null : <img src={icon} alt="" width="28" height="28" />}</IconRoom>
      {template.title}
    </Named>
  );
}

interface ViewsProps {
  template: Template;
  state: TemplateState;
  onRetry: () => void;
}

function Views({ template, state, onRetry }: ViewsProps) {
  const [query, setQuery] = useSearchParams();
  const { state: handed } = useLocation() as { state: unknown };
  const tab = query.get('tab') === 'code' ? 'code' : 'preview';
  const show = (part: Readonly<Record<string, string>>) => {
    setQuery(part, { replace: true, state: handed });
  };
  return (
    <Tabs
      label="Views of the template"
      value={tab}
      onValueChange={(next) => {
        show(next === 'code' ? { tab: 'code' } : {});
      }}
      items={[
        { id: 'preview', label: 'Preview', content: <TemplatePreview template={template} /> },
        {
          id: 'code',
          label: 'Code',
          content: (
            <Code
              state={state}
              selected={query.get('file') ?? undefined}
              onRetry={onRetry}
              onSelect={(file) => {
                show({ tab: 'code', file });
              }}
            />
          ),
        },
      ]}
    />
  );
}

interface CodeProps {
  state: TemplateState;
  selected: string | undefined;
  onRetry: () => void;
  onSelect: (path: string) => void;
}

function Code({ state, selected, onRetry, onSelect }: CodeProps) {
  if (state.step === 'ready')
    return <TemplateCode files={state.template.files} selected={selected} onSelect={onSelect} />;
  if (state.step === 'failed') return <ErrorState message={state.message} onRetry={onRetry} />;
  return (
    <div role="status" aria-busy="true">
      <Loading>Template details are being loaded...</Loading>
      <Skeleton lines={8} />
    </div>
  );
}

const Loading = styled.p`
  margin-bottom: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
`;

const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
`;

const IconRoom = styled.span`
  flex: none;
  width: 28px;
  height: 28px;
  line-height: 0;
`;
