import { useEffect, useState, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { AppHomePage } from './app-home-page';
import type { CreateAppPageProps } from './create-app-page';

export interface HomePagesProps {
  CreateApp: ComponentType<CreateAppPageProps>;
  /** Fetches the code of `CreateApp`, and of what comes after it. Never rejects. */
  fetchAhead: () => Promise<void>;
}

/**
 * /apphome and /create-app/:name as one view (SCR-03): from Enter on the making stands where the prompt stood, and keeps its place
 * when it gets its address two seconds later (HOME-04).
 */
export function HomePages({ CreateApp, fetchAhead }: HomePagesProps) {
  const { name } = useParams();
  const [making, setMaking] = useState<string>();
  const shown = name ?? making;
  // It has its address now. Whoever goes back from there finds the prompt.
  if (name !== undefined && making !== undefined) setMaking(undefined);
  const isMaking = shown !== undefined;
  useEffect(() => {
    if (isMaking) void fetchAhead();
  }, [isMaking, fetchAhead]);
  return (
    <>
      {name === undefined ? (
        // Kept while the making stands in its place: it goes to the address of that in time.
        <div hidden={isMaking}>
          <AppHomePage
            onBegin={() => void fetchAhead()}
            onMake={(made) => {
              // Not before its code is there: nothing is blank in between.
              void fetchAhead().then(() => {
                setMaking(made);
              });
            }}
          />
        </div>
      ) : null}
      {isMaking ? <CreateApp key={shown} name={shown} isInPlace={name === undefined} /> : null}
    </>
  );
}
