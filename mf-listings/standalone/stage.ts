import { startStage } from '@shared/stage';

void startStage('mf-listings', () => import('../src/remote.ts'));
