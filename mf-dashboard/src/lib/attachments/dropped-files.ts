import type { ClipboardEvent, DragEvent } from 'react';

/** Handlers of a form that takes files which are dropped on it or pasted into it. */
export function takingFiles(add: (files: File[]) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      // A table that is copied comes as text and as a picture of it: the text is meant.
      if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
      event.preventDefault();
      add(files);
    },
  };
}
