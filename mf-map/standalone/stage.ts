import { startStage } from '@shared/stage';

void startStage('mf-map', () => import('../src/remote.ts'));
