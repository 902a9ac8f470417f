import { startStage } from '@shared/stage';

void startStage('mf-blog', () => import('../src/remote.ts'));
