import { defineRemote } from '@shared/remote-kit';
import { definition } from './definition.ts';

export default defineRemote(definition);
