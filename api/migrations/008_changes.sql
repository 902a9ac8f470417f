-- When a listing or an article last changed in what it shows. Of what was there before this, nobody knows.
ALTER TABLE listing ADD COLUMN updated_at timestamptz;
ALTER TABLE listing ALTER COLUMN updated_at SET DEFAULT now();
ALTER TABLE article ADD COLUMN updated_at timestamptz;
ALTER TABLE article ALTER COLUMN updated_at SET DEFAULT now();

-- By the row, not by the statement: what is written again as it was has not changed. The arguments name columns that show
-- nothing; generated columns follow from others, and are not computed yet when this runs.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  apart text[];
BEGIN
  SELECT array_agg(attname::text) INTO apart FROM pg_attribute WHERE attrelid = TG_RELID AND attgenerated <> '';
  apart := coalesce(apart, '{}') || TG_ARGV;
  IF to_jsonb(NEW) - apart IS DISTINCT FROM to_jsonb(OLD) - apart THEN
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER listing_change BEFORE UPDATE ON listing
  FOR EACH ROW EXECUTE FUNCTION note_change('updated_at', 'views');
CREATE TRIGGER article_change BEFORE UPDATE ON article
  FOR EACH ROW EXECUTE FUNCTION note_change('updated_at');
