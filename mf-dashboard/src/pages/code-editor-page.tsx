import { useSearchParams } from 'react-router-dom';
import { CodeEditorApp } from '../features/code-editor/code-editor';
import { OpenProjectMenu } from '../features/code-editor/open-project';
import { ProjectEditor } from '../features/code-editor/project-editor';

/** /codeeditor: an editor for everybody; with `?project=` on a project of one's own, with `&path=` at one of its files. */
export function CodeEditorPage() {
  const [query] = useSearchParams();
  const projectId = query.get('project');
  if (projectId !== null) {
    return <ProjectEditor key={projectId} projectId={projectId} path={query.get('path') ?? undefined} />;
  }
  return <CodeEditorApp actions={<OpenProjectMenu />} />;
}
