import { readTemplatePreview, type Template } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { parsePreviewMessage, SandboxFrame } from '@tessera/shared/preview';
import { schedule, useShell, type ShellProps } from '@tessera/shared/remote';
import { Button, Spinner, useIsPhone } from '@tessera/shared/ui';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { fitTo, useRoom } from '../use-fit';
import {
  createTemplatePreview,
  type TemplatePreviewPorts,
  type TemplatePreviewState,
} from './template-preview.store';
import { TemplatePicture } from './template-picture';

/** As wide as its pictures were drawn, so that nothing moves when it comes. In CSS pixels of the application. */
const SCREEN = 1024;

function previewPorts({ api }: ShellProps): TemplatePreviewPorts {
  return {
    findAddress: async (id, signal) =>
      (await api.call(readTemplatePreview, { params: { id } }, { signal })).url,
    describe: (error) => errorMessage(error, 'The preview could not be started.'),
    schedule,
  };
}

export interface TemplatePreviewProps {
  template: Pick<Template, 'id' | 'title' | 'category' | 'pictures'>;
  isInDialog?: boolean;
}

/** The running application of a template; its picture stands there until it runs (TPL-04, TPL-05). */
export function TemplatePreview({ template, isInDialog = false }: TemplatePreviewProps) {
  const shell = useShell();
  const [preview] = useState(() => createTemplatePreview(template.id, previewPorts(shell)));
  const state = useStore(preview.store);
  const { stage, room } = useRoom<HTMLDivElement>();
  const isPhone = useIsPhone();
  useEffect(() => {
    void preview.start();
    return preview.dispose;
  }, [preview]);
  // A phone shows the application as it is on this phone.
  const fit = room && !isPhone ? fitTo(room, SCREEN, true) : undefined;
  const url = state.step === 'failed' ? undefined : state.url;
  return (
    <Stage
      ref={stage}
      $isInDialog={isInDialog}
      role="group"
      aria-label={`${template.title}, running`}
      aria-busy={state.step === 'starting'}
    >
      {url === undefined ? null : (
        <Scaled
          style={fit && { width: fit.width, height: fit.height, transform: `scale(${String(fit.scale)})` }}
        >
          <SandboxFrame
            title={`Preview of ${template.title}`}
            permissions="allow-scripts allow-forms allow-modals"
            parse={parsePreviewMessage}
            url={url}
            load={0}
            onMessage={preview.hear}
            onFlood={preview.stop}
          />
        </Scaled>
      )}
      {state.step === 'ready' ? null : (
        <Cover>
          <TemplatePicture template={template} isLazy={false} isFilling />
          <State state={state} onRetry={() => void preview.start()} />
        </Cover>
      )}
    </Stage>
  );
}

function State({ state, onRetry }: { state: TemplatePreviewState; onRetry: () => void }) {
  if (state.step === 'failed')
    return (
      <Note role="alert">
        {state.message}
        <Button size="small" icon={<RotateCw size={16} strokeWidth={1.75} />} onClick={onRetry}>
          Try again
        </Button>
      </Note>
    );
  return (
    <Note role="status">
      <Spinner label="" />
      {state.step === 'starting' && state.isSlow ? 'Still starting…' : 'Starting preview…'}
    </Note>
  );
}

const Stage = styled.div<{ $isInDialog: boolean }>`
  position: relative;
  flex: none;
  aspect-ratio: 16 / 10;
  min-width: 0;
  /* What stands around it in a dialog stays in sight. */
  max-height: ${({ $isInDialog }) => ($isInDialog ? 'min(460px, calc(100dvh - 300px))' : 'none')};
  overflow: clip;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sunken};
  ${({ theme }) => theme.media.phone} {
    aspect-ratio: auto;
    height: min(62dvh, 560px);
  }
`;

const Scaled = styled.div`
  width: 100%;
  height: 100%;
  transform-origin: 0 0;
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.sunken};
`;

/* At the foot of the picture, which is worth more than the word. */
const Note = styled.div`
  position: absolute;
  inset-block-end: ${({ theme }) => theme.space[3]};
  inset-inline-start: ${({ theme }) => theme.space[3]};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  max-width: calc(100% - 24px);
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
