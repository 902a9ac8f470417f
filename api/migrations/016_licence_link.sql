-- The page of an advertisement's licence at the registry that gave it; null where it has none of its own.
ALTER TABLE listing ADD COLUMN ad_licence_link text
  CHECK (ad_licence_link LIKE 'https://%' AND char_length(ad_licence_link) <= 300);
ALTER TABLE listing ADD CONSTRAINT listing_ad_licence_link_has_a_licence
  CHECK (ad_licence_link IS NULL OR ad_licence_number IS NOT NULL);
