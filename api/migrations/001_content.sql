CREATE TABLE listing (
  ordinal bigint GENERATED ALWAYS AS IDENTITY,
  id text PRIMARY KEY,
  add_type text NOT NULL DEFAULT 'sell' CHECK (add_type IN ('sell', 'rent')),
  property_type text,
  name_ar text,
  name_en text,
  description_ar text,
  description_en text,
  price_amount double precision CHECK (price_amount >= 0),
  price_currency text,
  size double precision,
  area double precision,
  rooms integer,
  bathrooms integer,
  floor_number integer,
  images text[] NOT NULL DEFAULT '{}',
  location jsonb NOT NULL DEFAULT '{}',
  exclusive boolean NOT NULL DEFAULT false,
  -- Null where the owner never said; the site then derives a stable value from the id.
  premium boolean,
  views integer CHECK (views >= 0),
  sold_out boolean NOT NULL DEFAULT false,
  display boolean NOT NULL DEFAULT true,
  phone text,
  whatsapp text
);

CREATE INDEX listing_feed ON listing (add_type, ordinal) WHERE display;

CREATE TABLE article (
  id text PRIMARY KEY,
  title text NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  author_name text,
  cover_image text
);

CREATE INDEX article_feed ON article (created_at DESC, id);

-- One row: the key can only be true.
CREATE TABLE settings (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  phone text,
  email text,
  address text,
  social_media jsonb NOT NULL DEFAULT '{}'
);
