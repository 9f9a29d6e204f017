import type { Deployment } from '@tessera/shared/contracts';

export const environmentLabels: Record<Deployment['environment'], string> = {
  production: 'Production',
  staging: 'Staging',
  development: 'Development',
};

export const regionLabels: Record<Deployment['region'], string> = {
  america: 'America',
  european: 'European',
  'asia-pacific': 'Asia-Pacific',
};
