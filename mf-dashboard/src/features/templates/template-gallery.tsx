import { paths } from '@tessera/shared/paths';
import { Button, EmptyState, ErrorState } from '@tessera/shared/ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useTemplates } from '../../lib/templates/use-templates';
import { TemplateCards } from './template-cards';
import { filterTemplates, readFilter, writeFilter, type TemplateFilter } from './template-filter';
import { TemplateTools } from './template-tools';
import { useChosenTemplate } from './use-chosen-template';

/** Three rows at the widest. */
const AWAITED = 9;

/** All templates: by category, in an order, by words; a press opens the preview (TPL-01 to TPL-04). */
export function TemplateGallery() {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const { state, retry } = useTemplates(filter.sort);
  const isReady = state.step === 'ready';
  const templates = isReady ? state.templates : [];
  const choice = useChosenTemplate(templates);
  const shown = filterTemplates(templates, filter);
  const change = (part: Partial<TemplateFilter>) => {
    setQuery(writeFilter(query, part), { replace: true });
  };
  // Of an earlier catalogue, or none: its page finds out.
  if (isReady && choice.id !== undefined && !choice.chosen)
    return <Navigate to={paths.template.to(choice.id)} replace />;
  return (
    <>
      <TemplateTools filter={filter} onChange={change} count={isReady ? shown.length : undefined} />
      {state.step === 'failed' ? (
        <ErrorState title="Failed to load templates" onRetry={retry} />
      ) : (
        <TemplateCards
          templates={shown}
          choice={choice}
          awaited={isReady ? undefined : AWAITED}
          headingLevel={2}
        />
      )}
      {isReady && shown.length === 0 ? (
        <EmptyState
          title={filter.search === '' ? 'No template here yet' : `No template matches "${filter.search}"`}
          description="A sentence on the home page makes an app of its own, too."
          action={
            <Button
              onClick={() => {
                change({ search: '', choice: 'All' });
              }}
            >
              Clear filters
            </Button>
          }
        />
      ) : null}
    </>
  );
}
