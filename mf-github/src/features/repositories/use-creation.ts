import { createRepository, linkProject, type Repository } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { transformRepository, type RepositoryView } from '@tessera/shared/repositories';
import { useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import { useSubmit } from '../../lib/use-submit';
import type { LinkableProject } from './use-linkable-projects';

export interface CreationOutcome {
  /** The name of the project that it was linked to. */
  readonly linked?: string;
  /** It was made, and could not be linked: what somebody chose, and why. */
  readonly unlinked?: {
    readonly repository: RepositoryView;
    readonly projectId: string;
    readonly failure: string;
  };
}

interface Wish {
  readonly name: string;
  readonly private: boolean;
  readonly description?: string;
}

/** Makes a repository, and links a project to it where somebody chose one. */
export function useCreation(onCreated: (repository: Repository, outcome: CreationOutcome) => void) {
  const { api } = useShell();
  const [isLinking, setIsLinking] = useState(false);
  const creation = useSubmit(
    (body: Wish) => api.call(createRepository, { body }),
    'The repository could not be made',
  );
  const { failure } = creation;

  async function link(made: Repository, project: LinkableProject): Promise<CreationOutcome> {
    setIsLinking(true);
    try {
      await api.call(linkProject, { params: { id: project.id }, body: { repository: made.full_name } });
      return { linked: project.name };
    } catch (error) {
      const repository = transformRepository(made, Date.now());
      const message = errorMessage(error, 'The project could not be linked');
      return { unlinked: { repository, projectId: project.id, failure: message } };
    }
  }

  // A name that is taken is said at its field.
  const taken = failure?.code === 'CONFLICT' ? failure.message : undefined;
  return {
    isBusy: creation.isBusy || isLinking,
    forget: creation.forget,
    nameProblem: failure?.fields['name'] ?? taken,
    descriptionProblem: failure?.fields['description'],
    problem:
      failure && failure.fields['name'] === undefined && taken === undefined ? failure.message : undefined,
    create: async (wish: Wish, project: LinkableProject | undefined) => {
      const made = await creation.submit(wish);
      if (made) onCreated(made, project ? await link(made, project) : {});
    },
  };
}
