import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  ProgressBar,
  Row,
  Skeleton,
  Spinner,
  Stack,
} from '@tessera/shared/ui';
import { KitSection, Specimen, Specimens } from './kit-section';

const BANNERS = [
  { tone: 'info', title: 'Test mode', text: 'No money moves here.' },
  { tone: 'ok', title: 'Domain connected', text: 'plants.example.com answers.' },
  { tone: 'warn', title: 'Almost out of credits', text: 'Deploying needs more than 1,000.' },
  { tone: 'bad', title: 'The build failed', text: 'Two checks did not pass.' },
] as const;

/** Waiting, nothing there, and what went wrong. */
export function StateSection() {
  return (
    <KitSection
      id="states"
      title="States"
      description="Every region that loads can also be empty or fail. What else is there stays: a failure never takes the page."
    >
      <Specimens>
        <Specimen name="Skeleton" state="after 150 ms, in the shape of what comes">
          <Skeleton lines={4} />
        </Specimen>
        <Specimen name="Spinner" state="only where the shape is not known">
          <Row>
            <Spinner />
            <Spinner size={24} />
          </Row>
        </Specimen>
        <Specimen name="ProgressBar" state="with a known end">
          <Stack gap={3}>
            <ProgressBar label="Steps" value={3} max={5} valueText="3 of 5 steps" />
            <ProgressBar label="Storage" value={92} tone="warn" />
            <ProgressBar label="Deployed" value={100} tone="gold" />
            <ProgressBar isThin label="Upload" value={42} />
          </Stack>
        </Specimen>
        <Specimen name="EmptyState" state="what will be here, and how to begin">
          <EmptyState
            title="Everything you build appears here."
            description="An app begins with a sentence."
            action={<Button>Describe your first app</Button>}
          />
        </Specimen>
        <Specimen name="ErrorState" state="with a way to try again">
          <ErrorState message="The server is busy." onRetry={() => undefined} />
        </Specimen>
        <Specimen name="ErrorState" state="trying again">
          <ErrorState message="The server is busy." isRetrying onRetry={() => undefined} />
        </Specimen>
        <Specimen name="Banner" state="every tone; actions" isWide>
          <Stack gap={3}>
            {BANNERS.map(({ tone, title, text }) => (
              <Banner
                key={tone}
                tone={tone}
                title={title}
                role="note"
                action={
                  tone === 'bad' ? (
                    <>
                      <Button size="small">See the checks</Button>
                      <Button size="small">Try again</Button>
                    </>
                  ) : null
                }
              >
                {text}
              </Banner>
            ))}
          </Stack>
        </Specimen>
      </Specimens>
    </KitSection>
  );
}
