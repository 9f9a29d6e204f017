import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@tessera/shared/paths';
import { writeSentPrompt } from '@tessera/shared/remote/hand-over';

/** The prompt box's text and files, and what sending does with them. */
export function useHeroPrompt() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly string[]>([]);

  /** LAND-03: goes to /auth and submits nothing. What was typed waits for whoever signs in there. */
  const send = () => {
    const prompt = text.trim();
    if (prompt) writeSentPrompt(prompt);
    void navigate(paths.auth.to(), prompt ? { state: { prompt } } : {});
  };
  return {
    text,
    setText,
    files,
    addFiles: (names: readonly string[]) => setFiles([...new Set([...files, ...names])]),
    removeFile: (name: string) => setFiles(files.filter((file) => file !== name)),
    send,
  };
}
