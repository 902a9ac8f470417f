export { workInTurns } from './turns.ts';
