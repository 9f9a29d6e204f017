import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Template } from '@tessera/shared/contracts';
import { paths, signInFrom } from '@tessera/shared/paths';
import { LinkButton } from '@tessera/shared/ui';
import { SectionTitle } from '../../lib/site.styles';
import { CHOICES, type Choice } from './categories';
import { TemplateCard, TemplateSkeleton } from './template-card';
import { Cards, Chip, Chips, Foot, Head, Note } from './template-gallery.styles';
import { useTemplates, type TemplatesState } from './use-templates';

export interface TemplateGalleryProps {
  heading: string;
  /** How many are shown at most; LAND-07 says eight. */
  max?: number;
}

/** The specification's link; the shell leads it to /template (RT-09). */
const ALL_TEMPLATES = '/templates';

/**
 * The templates as cards, filtered by category (LAND-07). Cards, skeletons and samples have one size, so that
 * nothing moves when the answer comes.
 */
export function TemplateGallery({ heading, max = 8 }: TemplateGalleryProps) {
  const state = useTemplates();
  const [choice, setChoice] = useState<Choice>('All');
  const titleId = useId();
  const navigate = useNavigate();
  const shown = state.step === 'loading' ? [] : shownOf(state.templates, choice, max);
  return (
    <div role="group" aria-labelledby={titleId}>
      <Head>
        <SectionTitle id={titleId}>{heading}</SectionTitle>
        <Chips role="group" aria-label="Categories">
          {CHOICES.map((category) => (
            <Chip
              key={category}
              type="button"
              aria-pressed={category === choice}
              onClick={() => setChoice(category)}
            >
              {category}
            </Chip>
          ))}
        </Chips>
      </Head>
      <Cards aria-label={heading} aria-busy={state.step === 'loading'}>
        {state.step === 'loading'
          ? Array.from({ length: max }, (_, index) => <TemplateSkeleton key={index} />)
          : shown.map((template) => <TemplateCard key={template.id} template={template} />)}
      </Cards>
      <Foot>
        <Note role="status">{noteOf(state, choice, shown.length)}</Note>
        <LinkButton
          to={ALL_TEMPLATES}
          onClick={(event) => {
            // Signed-in people only (RT-02), and only visitors are here: by the sign-in, not back to the start page.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            void navigate(signInFrom(paths.templates.to()));
          }}
        >
          View All Templates
        </LinkButton>
      </Foot>
    </div>
  );
}

function shownOf(templates: readonly Template[], choice: Choice, max: number): readonly Template[] {
  return templates.filter(({ category }) => choice === 'All' || category === choice).slice(0, max);
}

/** One quiet line that is always there, so that it takes no room when it changes. */
function noteOf(state: TemplatesState, choice: Choice, shown: number): string {
  if (state.step === 'loading') return 'Loading templates';
  if (state.step === 'samples') {
    return 'These are samples: the templates could not be loaded.';
  }
  const all = state.templates.length;
  if (choice === 'All') return `${String(shown)} of ${String(all)} templates`;
  return `${String(shown)} in ${choice}`;
}
