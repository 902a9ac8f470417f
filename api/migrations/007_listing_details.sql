-- What the office knows of a listing beyond its first fields. Null, or an empty list: nobody said.
ALTER TABLE listing ADD COLUMN amenities text[] NOT NULL DEFAULT '{}';
ALTER TABLE listing ADD COLUMN rent_type text CHECK (rent_type IN ('monthly', 'yearly'));
ALTER TABLE listing ADD COLUMN reference text;
CREATE UNIQUE INDEX listing_reference_is_unique ON listing (reference) WHERE reference IS NOT NULL;
ALTER TABLE listing ADD COLUMN listed_at timestamptz;
ALTER TABLE listing ADD COLUMN ad_licence_number text;
-- The last day on which the licence holds, by the brokerage's calendar.
ALTER TABLE listing ADD COLUMN ad_licence_expires date;
ALTER TABLE listing ADD CONSTRAINT listing_ad_licence_is_whole
  CHECK ((ad_licence_number IS NULL) = (ad_licence_expires IS NULL));
ALTER TABLE listing ADD COLUMN agent jsonb;

-- The language that an article is written in; null where nobody said, and its title's script tells.
ALTER TABLE article ADD COLUMN language text CHECK (language IN ('ar', 'en'));
