import { Link } from 'react-router-dom';
import type { Template } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { newKey } from '@tessera/shared/remote';
import { writeCreation } from '@tessera/shared/remote/hand-over';
import { Skeleton } from '@tessera/shared/ui';
import { Byline, Description, Frame, Ground, Item, Title, Words } from './template-card.styles';
import { TemplateMiniature } from './template-miniature';

/** Leaves the template for /create-app/{title}, which begins with it once somebody is signed in. */
function leaveCreation({ id, title, prompt }: Template): void {
  writeCreation(title, { projectName: title, prompt, templateId: id, idempotencyKey: newKey() });
}

/** One template: what it makes in small, its words, and the way to an application of one's own. */
export function TemplateCard({ template }: { template: Template }) {
  const { title, description, category, author, preview } = template;
  return (
    <Item>
      <Frame>
        <TemplateMiniature preview={preview} />
        <Words>
          <Title>
            <Link to={paths.createApp.to(title)} onClick={() => leaveCreation(template)}>
              {title}
            </Link>
          </Title>
          <Description>{description}</Description>
          <Byline>
            <strong>{category}</strong> by {author.name}
          </Byline>
        </Words>
      </Frame>
    </Item>
  );
}

/** A card that is not there yet, in its final size. */
export function TemplateSkeleton() {
  return (
    <Item>
      <Frame>
        <Ground />
        <Words>
          <Title as="div">
            <Skeleton width="60%" />
          </Title>
          <Description as="div">
            <Skeleton height="14px" lines={2} />
          </Description>
          <Byline as="div">
            <Skeleton width="80%" height="14px" />
          </Byline>
        </Words>
      </Frame>
    </Item>
  );
}
