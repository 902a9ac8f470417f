import { startStage } from '@shared/remote-kit/stage';
import remote from '../src/remote.ts';

startStage('mf-listings', remote);
