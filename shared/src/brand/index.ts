/**
 * Everything that names the product, in one place for an operator to change (decisions, 'Names and brand').
 */
export const brand = {
  name: 'Tessera',
  assistantName: 'Tessera AI',
  tagline: 'AI-Powered Coding Assistant',
  heroLabel: 'Powered by Advanced AI',
  footer: 'Building the future of AI-powered development tools.',
  copyrightYear: 2024,
  greeting: "Hi! I'm Tessera AI. How can I help you code better today?",
  /** LAND-05: marketing claims; the operator has to substantiate them before showing the page to customers. */
  claims: [
    { value: '50K+', label: 'active developers' },
    { value: '2M+', label: 'lines generated' },
    { value: '10x', label: 'faster development' },
    { value: '99.9%', label: 'uptime' },
  ],
} as const;

export type Brand = typeof brand;
