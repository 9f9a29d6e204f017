import { Button, CopyButton, IconButton, Kbd, LinkButton, Row, Stack } from '@tessera/shared/ui';
import { Plus, Settings, Trash2 } from 'lucide-react';
import { KitSection, Specimen, Specimens } from './kit-section';

const ICON = { size: 16, strokeWidth: 1.75 } as const;
const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

/** Buttons and links that look like them. */
export function ActionSection() {
  return (
    <KitSection
      id="actions"
      title="Actions"
      description="One primary button a view. The words are the verb of the result. A Button does something, a LinkButton goes somewhere."
    >
      <Specimens>
        {VARIANTS.map((variant) => (
          <Specimen key={variant} name="Button" state={`${variant}: ready, busy, disabled`}>
            <Row>
              <Button variant={variant}>Deploy</Button>
              <Button variant={variant} isBusy>
                Deploying
              </Button>
              <Button variant={variant} disabled>
                Deploy
              </Button>
            </Row>
          </Specimen>
        ))}
        <Specimen name="Button" state="small, medium, large">
          <Row>
            {SIZES.map((size) => (
              <Button key={size} size={size} icon={<Plus {...ICON} />}>
                Add {size}
              </Button>
            ))}
          </Row>
        </Specimen>
        <Specimen name="Button" state="isWide, long words">
          <Stack gap={2}>
            <Button isWide>As wide as its container</Button>
            <Button isWide>Verbindung zur Datenbank der Anwendungsentwicklungsabteilung prüfen</Button>
          </Stack>
        </Specimen>
        <Specimen name="IconButton" state="ready, disabled; its label is its tooltip">
          <Row>
            <IconButton label="Settings">
              <Settings {...ICON} />
            </IconButton>
            <IconButton label="Delete" variant="secondary">
              <Trash2 {...ICON} />
            </IconButton>
            <IconButton label="Delete, not now" variant="secondary" disabled>
              <Trash2 {...ICON} />
            </IconButton>
          </Row>
        </Specimen>
        <Specimen name="LinkButton" state="goes by the router">
          <Row>
            <LinkButton to="#actions">Open settings</LinkButton>
            <LinkButton to="#actions" variant="quiet">
              Learn more
            </LinkButton>
          </Row>
        </Specimen>
        <Specimen name="CopyButton, Kbd">
          <Row>
            <CopyButton text="https://plants.localhost/" label="Copy address" />
            <span>
              <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
            </span>
          </Row>
        </Specimen>
      </Specimens>
    </KitSection>
  );
}
