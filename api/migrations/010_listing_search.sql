-- What a search of the listings looks at. The process writes it, because it reads words as the site's pages do; it can be
-- emptied at any time, and is then written anew from the listings in `search_unread`.

CREATE TABLE search_word (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  word text NOT NULL UNIQUE,
  is_place boolean NOT NULL DEFAULT false
);

-- Listings that agree in whatever a filter with choices looks at; `described` says in what.
CREATE TABLE search_group (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  described text NOT NULL UNIQUE
);

-- Hidden listings have no row.
CREATE TABLE listing_search (
  listing_id text PRIMARY KEY,
  ordinal bigint NOT NULL,
  group_id integer NOT NULL,
  rooms integer,
  bathrooms integer,
  -- What the price filter compares: nothing where the price is not known.
  amount double precision NOT NULL,
  price double precision,
  per_metre double precision,
  size double precision,
  -- The last day of its licence to be advertised.
  licensed_until date,
  -- Words of name and places, and all words.
  head integer[] NOT NULL,
  words integer[] NOT NULL
);

CREATE INDEX listing_search_words ON listing_search USING gin (words);
CREATE INDEX listing_search_group ON listing_search (group_id);
CREATE INDEX listing_search_newest ON listing_search (ordinal);
-- With the group, so that counting within bounds reads the index alone.
CREATE INDEX listing_search_amount ON listing_search (amount, group_id);
CREATE INDEX listing_search_size ON listing_search (size, group_id);
CREATE INDEX listing_search_price_up ON listing_search (price ASC NULLS LAST, ordinal);
CREATE INDEX listing_search_price_down ON listing_search (price DESC NULLS LAST, ordinal);
CREATE INDEX listing_search_metre_up ON listing_search (per_metre ASC NULLS LAST, ordinal);
CREATE INDEX listing_search_metre_down ON listing_search (per_metre DESC NULLS LAST, ordinal);
CREATE INDEX listing_search_size_up ON listing_search (size ASC NULLS LAST, ordinal);
CREATE INDEX listing_search_size_down ON listing_search (size DESC NULLS LAST, ordinal);

-- One row: the key can only be true.
CREATE TABLE search_state (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- Counts up with each change of what is searched.
  version bigint NOT NULL DEFAULT 0,
  -- By which reading of words the rows were written; null before the first.
  reading integer
);
INSERT INTO search_state DEFAULT VALUES;

-- Listings that changed since they were read.
CREATE TABLE search_unread (listing_id text PRIMARY KEY);
INSERT INTO search_unread SELECT id FROM listing;

CREATE FUNCTION note_listing_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Written even where it stands already: who reads the listing now passes the locked row by, and comes back for what is not
  -- committed yet.
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO search_unread VALUES (OLD.id)
    ON CONFLICT (listing_id) DO UPDATE SET listing_id = excluded.listing_id;
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.id <> OLD.id) THEN
    INSERT INTO search_unread VALUES (NEW.id)
    ON CONFLICT (listing_id) DO UPDATE SET listing_id = excluded.listing_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER listing_changed AFTER INSERT OR UPDATE OR DELETE ON listing
FOR EACH ROW EXECUTE FUNCTION note_listing_change();

CREATE FUNCTION forget_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_search;
  DELETE FROM search_unread;
  UPDATE search_state SET version = version + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER listing_emptied AFTER TRUNCATE ON listing
FOR EACH STATEMENT EXECUTE FUNCTION forget_listings();
