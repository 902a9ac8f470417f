import { startStage } from '@shared/remote-kit/stage';

void startStage('mf-portal', () => import('../src/remote.ts'));
