export { startStage } from './start-stage.ts';
