-- Where a listing is, of what its location says in numbers: longitude and latitude. Null where it does not, which is no place.
CREATE FUNCTION listing_place(location jsonb) RETURNS point LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN jsonb_typeof(location->'lat') IS DISTINCT FROM 'number' THEN NULL
    WHEN jsonb_typeof(location->'lng') IS DISTINCT FROM 'number' THEN NULL
    WHEN (location->>'lat')::numeric NOT BETWEEN -90 AND 90 THEN NULL
    WHEN (location->>'lng')::numeric NOT BETWEEN -180 AND 180 THEN NULL
    ELSE point((location->>'lng')::double precision, (location->>'lat')::double precision)
  END
$$;

CREATE INDEX listing_place ON listing USING gist (listing_place(location)) WHERE display;
