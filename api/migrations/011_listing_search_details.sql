-- What a search looks at beside: amenities, and what a month of a rental costs. Rows that were written before say nothing of
-- either; they are of an older reading, and are written anew at the next start.

ALTER TABLE listing_search
  -- A bit for each amenity, in the order of the API's vocabulary.
  ADD COLUMN amenities integer NOT NULL DEFAULT 0,
  -- What a list is sorted by: a year's rent counts for a month.
  ADD COLUMN month_price double precision;

-- With the group, so that counting reads the index alone.
CREATE INDEX listing_search_amenities ON listing_search (amenities, group_id);

DROP INDEX listing_search_price_up;
DROP INDEX listing_search_price_down;
CREATE INDEX listing_search_price_up ON listing_search (month_price ASC NULLS LAST, ordinal);
CREATE INDEX listing_search_price_down ON listing_search (month_price DESC NULLS LAST, ordinal);
