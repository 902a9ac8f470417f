import { startStage } from '@shared/remote-kit/stage';

void startStage('mf-blog', () => import('../src/remote.ts'));
