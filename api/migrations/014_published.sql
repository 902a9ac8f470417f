-- Since when a listing has been shown without a break. Of what was there before this, nobody knows.
ALTER TABLE listing ADD COLUMN published_at timestamptz;
ALTER TABLE listing ALTER COLUMN published_at SET DEFAULT now();

CREATE FUNCTION note_publishing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER listing_published BEFORE UPDATE ON listing
  FOR EACH ROW WHEN (NEW.display AND NOT OLD.display) EXECUTE FUNCTION note_publishing();

-- By what the newest come first. Rows that were written before say nothing of it; they are of an older reading, and are written
-- anew at the next start.
ALTER TABLE listing_search
  ADD COLUMN published timestamptz,
  -- What came at once, as by an import, stands by the day that the office named.
  ADD COLUMN listed timestamptz;
CREATE INDEX listing_search_latest ON listing_search (published DESC NULLS LAST, listed DESC NULLS LAST, ordinal);
