import { readSettings, upsertSettings } from '../../database/settings.ts';
import { Settings } from '../../schemas/settings.ts';
import { SETTINGS_COLUMNS } from '../columns/settings-columns.ts';
import type { Subject } from './subject.ts';

export const SETTINGS: Subject<Settings> = {
  name: 'settings',
  size: 'one',
  columns: SETTINGS_COLUMNS,
  schema: Settings,
  defaults: { socialMedia: {} },
  atFirst: () => ({}),
  titleOf: () => 'contact data',
  contradictions: () => [],
  unique: [],
  load: async (db) => [await readSettings(db)],
  async store(db, [settings]) {
    if (settings) await upsertSettings(db, settings);
  },
};
