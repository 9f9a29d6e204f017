import { CircleAlert, CircleCheck, Info, Sparkle, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { DefaultTheme } from 'styled-components';

/** What a badge or banner is about; the words say it too, never the colour alone. */
export type Tone = 'neutral' | 'brand' | 'gold' | 'ok' | 'warn' | 'bad' | 'info';

/** The colour of a tone. */
export function toneColor(theme: DefaultTheme, tone: Tone): string {
  return tone === 'neutral' ? theme.colors.muted : theme.colors[tone];
}

const icons: Record<Tone, LucideIcon> = {
  neutral: Info,
  brand: Info,
  gold: Sparkle,
  ok: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
  info: Info,
};

/** The icon of a tone, for eyes only. */
export function ToneIcon({ tone, size = 16 }: { tone: Tone; size?: 16 | 20 }) {
  const Icon = icons[tone];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}
