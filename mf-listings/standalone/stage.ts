import { startStage } from '@shared/remote-kit/stage';

void startStage('mf-listings', () => import('../src/remote.ts'));
