import { startStage } from '@shared/remote-kit/stage';

void startStage('mf-booking', () => import('../src/remote.ts'));
