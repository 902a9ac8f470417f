import { startStage } from '@shared/stage';

void startStage('mf-booking', () => import('../src/remote.ts'));
