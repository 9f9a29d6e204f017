import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { createEffects, reachesRecords, type Effects } from './effects.store';
import type { TableFormPorts } from './table-form.ports';
import { outcomeOf, type TableFormStep } from './table-form.store';

/** Somebody may still be typing. */
const QUIET_MS = 400;

/** What the form as it stands would do to records, once nobody has changed it for a moment. */
export function useEffects(state: TableFormStep, ports: TableFormPorts): Effects {
  const [effects] = useState(() => createEffects(ports));
  const isChange = state.step === 'ready' && state.entity !== undefined;
  const design = isChange ? outcomeOf(state).design : undefined;
  const operations = design?.done && reachesRecords(design.operations) ? design.operations : undefined;
  const asked = operations && JSON.stringify(operations);
  const look = useEffectEvent(() => {
    if (operations) void effects.look(operations);
  });
  useEffect(() => {
    effects.clear();
    if (asked === undefined) return undefined;
    const timer = setTimeout(look, QUIET_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [asked, effects]);
  return useStore(effects.store);
}
