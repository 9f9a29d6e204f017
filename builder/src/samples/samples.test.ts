import { checkModel } from '../checks/check-model';
import { fromDraft } from '../drafts/from-draft';
import { SAMPLE_APPLICATIONS } from '.';

describe('the sample applications', () => {
  it.each(SAMPLE_APPLICATIONS.map((sample) => [sample.id, sample] as const))(
    '[MODEL-04] %s is a model that holds every rule of models',
    (_id, { draft }) => {
      const broken = checkModel(fromDraft(draft)).filter(({ passed }) => !passed);
      expect(broken).toEqual([]);
    },
  );
});
