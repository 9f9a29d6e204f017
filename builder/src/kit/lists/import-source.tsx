import { useId, useState } from 'react';
import { readFile } from '../fields/read-file';

interface ImportSourceProps {
  /** Why what was given is no table. */
  readonly problem: string | null;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Where records come from: a file that is chosen or dropped, or what is pasted out of a spreadsheet. */
export function ImportSource({ problem, onText, onClose }: ImportSourceProps) {
  const id = useId();
  const [text, setText] = useState('');
  const read = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onText(await readFile(file, 'text'));
  };
  return (
    <form
      className="filter-form"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <div
        className="import-drop"
        onDragOver={(event) => {
          event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          void read(event.dataTransfer.files);
        }}
      >
        <label className="field-label" htmlFor={`${id}-file`}>
          CSV file
        </label>
        <input
          id={`${id}-file`}
          type="file"
          className="image-file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => {
            void read(event.target.files);
          }}
        />
        <p className="field-help">Choose a file or drop it here. The first line names the columns.</p>
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-text`}>
          Or paste from a spreadsheet
        </label>
        <textarea
          id={`${id}-text`}
          className="control control-long"
          rows={4}
          dir="auto"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
      </div>
      <p className="field-error" role="alert">
        {problem}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className="button button-primary" disabled={text.trim() === ''}>
          Read
        </button>
      </div>
    </form>
  );
}
