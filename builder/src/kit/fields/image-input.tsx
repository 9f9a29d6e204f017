import { useState } from 'react';
import type { ImageField } from '../data/types';
import { PictureIcon } from '../frame/icons';
import { FieldFrame } from './field-frame';
import { useTextInput } from './form-context';
import { shrinkImage } from './shrink-image';

type Progress = 'idle' | 'reading' | 'failed';

/** A picture: chosen, dropped or pasted. It is made small before it is kept. */
export function ImageInput({ field }: { readonly field: ImageField }) {
  const { draft, change, attributes } = useTextInput(field);
  const [progress, setProgress] = useState<Progress>('idle');
  const take = async (files: FileList | null) => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/')) ?? files?.[0];
    if (!file) return;
    setProgress('reading');
    const address = await shrinkImage(file);
    setProgress(address === null ? 'failed' : 'idle');
    if (address !== null) change(address);
  };
  return (
    <FieldFrame field={field}>
      <div
        className="image-input"
        onDragOver={(event) => {
          event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files);
        }}
        onPaste={(event) => {
          if (event.clipboardData.files.length > 0) void take(event.clipboardData.files);
        }}
      >
        {draft === '' ? (
          <span className="image-blank" aria-hidden="true">
            <PictureIcon />
          </span>
        ) : (
          <img className="image-preview" src={draft} alt={`${field.name}, as it is kept`} />
        )}
        <div className="image-actions">
          <input
            {...attributes}
            type="file"
            className="image-file"
            accept="image/*"
            onChange={(event) => {
              void take(event.target.files);
              // So that the same file can be chosen again.
              event.target.value = '';
            }}
          />
          <p className="field-help">Choose a picture, drop one here, or paste one.</p>
          {draft !== '' && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                change('');
                document.getElementById(attributes.id)?.focus();
              }}
            >
              Remove picture
            </button>
          )}
          <p className="field-error" role="status">
            {progress === 'failed' &&
              'This file is no picture that the browser can read. Choose another one.'}
          </p>
        </div>
      </div>
    </FieldFrame>
  );
}
