import type { ModelEdit } from '@tessera/shared/contracts';
import { useEffect, useEffectEvent } from 'react';
import { EditPanel } from './edit-panel';
import { PickBar } from './pick-bar';
import { PickOutline } from './pick-outline';
import { SelectButton } from './select-button';
import { useSelectKeys, type SelectFlow } from './use-select-element';

export interface SelectingOptions {
  flow: SelectFlow;
  /** The newest version: what is selected is a part of it. */
  headId: string;
  /** Why nothing can be selected in what is looked at: it is not the newest version alone. */
  whyNot: string | undefined;
  /** A version was made of an edit, or another one found to be the newest. */
  onEdited: (balance: number | undefined) => void;
  /** Absent while something is being undone. */
  onUndo: (() => void) | undefined;
}

/** What 'Select element' adds to a preview (SCR-02), in the places that the preview has for it. */
export function selectingIn({ flow, headId, whyNot, onEdited, onUndo }: SelectingOptions) {
  const { state } = flow;
  const isShown = whyNot === undefined;
  const edit = async (wanted: ModelEdit) => {
    const made = await flow.edit(headId, wanted);
    if (made?.status === 'succeeded') onEdited(made.balance);
  };
  return {
    onPick: flow.hear,
    onReady: flow.comeBack,
    onAway: flow.goAway,
    renderButton: (isReady: boolean) => (
      <SelectButtonWithKeys
        flow={flow}
        headId={headId}
        whyNot={whyNot ?? (isReady ? undefined : 'The preview is not ready yet.')}
      />
    ),
    bar: isShown && state.isPicking ? <PickBar flow={flow} /> : null,
    panel:
      isShown && state.selected ? (
        <EditPanel
          flow={flow}
          onEdit={(wanted) => void edit(wanted)}
          onUndo={
            onUndo &&
            (() => {
              flow.settle();
              onUndo();
            })
          }
        />
      ) : null,
    renderOutline: (scale: number) => (isShown ? <PickOutline state={state} scale={scale} /> : null),
  };
}

interface ButtonProps {
  flow: SelectFlow;
  headId: string;
  whyNot: string | undefined;
}

function SelectButtonWithKeys({ flow, headId, whyNot }: ButtonProps) {
  const { isPicking, selected } = flow.state;
  const isNeeded = isPicking || selected !== undefined;
  useSelectKeys(flow, whyNot === undefined);
  const read = useEffectEvent((versionId: string) => void flow.readVersion(versionId));
  useEffect(() => {
    if (isNeeded) read(headId);
  }, [isNeeded, headId]);
  return (
    <SelectButton
      isOn={isPicking}
      whyNot={isPicking ? undefined : whyNot}
      onToggle={isPicking ? flow.leave : flow.start}
    />
  );
}
