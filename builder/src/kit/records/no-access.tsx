import type { Entity } from '../data/types';
import { inSentence } from '../data/words';
import { PlusIcon } from '../frame/icons';
import { PageHeading } from '../frame/page';
import { SignInLink } from '../frame/sign-in-link';
import { NewRecordLink } from '../lists/new-record-link';

type Verb = 'see' | 'add' | 'change';

/** 'Only people with access can see orders.' */
export function onlyWithAccess(verb: Verb, entity: Entity): string {
  return `Only people with access can ${verb} ${inSentence(entity.plural)}.`;
}

/** Stands where records are that not everybody may see or change. Whoever may add some still can. [DATA-02] */
export function NoAccess({ entity, verb }: { readonly entity: Entity; readonly verb: Verb }) {
  const add = `Add ${inSentence(entity.name)}`;
  return (
    <div className="block-wide">
      <div className="page-head">
        <PageHeading title={entity.plural} part={entity.id} />
      </div>
      <div className="blank blank-framed">
        <p className="blank-text">{onlyWithAccess(verb, entity)}</p>
        <NewRecordLink entity={entity} values={{}} className="button button-primary" label={add}>
          <PlusIcon />
          {add}
        </NewRecordLink>
        <SignInLink className="button" />
      </div>
    </div>
  );
}
