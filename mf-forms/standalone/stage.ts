import { startStage } from '@shared/stage';

void startStage('mf-forms', () => import('../src/remote.ts'));
