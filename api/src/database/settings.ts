import type { Settings } from '../schemas/settings.ts';
import type { Queryable } from './database.ts';

interface SettingsRow {
  phone: string | null;
  email: string | null;
  address: string | null;
  social_media: Settings['socialMedia'];
}

/** The contact data; empty until somebody filled it in. */
export async function readSettings(db: Queryable): Promise<Settings> {
  const [row] = await db.query<SettingsRow>('SELECT phone, email, address, social_media FROM settings', []);
  return {
    ...(row?.phone ? { phone: row.phone } : {}),
    ...(row?.email ? { email: row.email } : {}),
    ...(row?.address ? { address: row.address } : {}),
    socialMedia: row?.social_media ?? {},
  };
}

async function write(db: Queryable, settings: Settings, onConflict: string): Promise<void> {
  await db.query(
    `INSERT INTO settings (phone, email, address, social_media) VALUES ($1, $2, $3, $4::jsonb) ${onConflict}`,
    [
      settings.phone ?? null,
      settings.email ?? null,
      settings.address ?? null,
      JSON.stringify(settings.socialMedia),
    ],
  );
}

export const insertSettings = (db: Queryable, settings: Settings): Promise<void> => write(db, settings, '');

/** Replaces the contact data, or sets it for the first time. */
export const upsertSettings = (db: Queryable, settings: Settings): Promise<void> =>
  write(
    db,
    settings,
    `ON CONFLICT (only_row) DO UPDATE SET phone = excluded.phone, email = excluded.email, address = excluded.address,
       social_media = excluded.social_media`,
  );
