import { startStage } from '@shared/stage';

void startStage('mf-portal', () => import('../src/remote.ts'));
