import type { Template } from '@tessera/shared/contracts';
import { TemplateCard, TemplateCardSkeleton } from './template-card';
import { TemplateDialog } from './template-dialog';
import { TemplateGrid } from './template-grid';
import type { ChosenTemplate } from './use-chosen-template';

export interface TemplateCardsProps {
  templates: readonly Template[];
  choice: ChosenTemplate;
  /** How many are on their way; undefined once they are there. */
  awaited: number | undefined;
  headingLevel: 2 | 3;
}

/** Cards of templates, and the preview of the one that was pressed. */
export function TemplateCards({ templates, choice, awaited, headingLevel }: TemplateCardsProps) {
  const { chosen, linkTo, linkState, close } = choice;
  return (
    <>
      <TemplateGrid label="Templates" isBusy={awaited !== undefined}>
        {awaited === undefined
          ? templates.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                to={linkTo(template)}
                state={linkState}
                isSelected={template === chosen}
                headingLevel={headingLevel}
              />
            ))
          : Array.from({ length: awaited }, (_, place) => <TemplateCardSkeleton key={place} />)}
      </TemplateGrid>
      {chosen ? <TemplateDialog template={chosen} onClose={close} /> : null}
    </>
  );
}
