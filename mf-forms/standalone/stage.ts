import { startStage } from '@shared/remote-kit/stage';

void startStage('mf-forms', () => import('../src/remote.ts'));
