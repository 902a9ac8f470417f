-- Indexes by which a search of many listings reads less: counting within bounds reads an index alone, whatever else is asked
-- for, and a list of one deal begins at its own first listing.

DROP INDEX listing_search_amount;
DROP INDEX listing_search_size;
DROP INDEX listing_search_amenities;
CREATE INDEX listing_search_amount ON listing_search (amount) INCLUDE (group_id, size, price, amenities, licensed_until);
CREATE INDEX listing_search_size ON listing_search (size) INCLUDE (group_id, amount, price, amenities, licensed_until);

-- Ordinals of rents begin at 2^50. Rents are far below prices, so that an index of both would lead through all of the one first.
CREATE INDEX listing_search_sale_price_up ON listing_search (month_price ASC NULLS LAST, ordinal) WHERE ordinal < 1125899906842624;
CREATE INDEX listing_search_sale_metre_up ON listing_search (per_metre ASC NULLS LAST, ordinal) WHERE ordinal < 1125899906842624;
CREATE INDEX listing_search_rent_price_down ON listing_search (month_price DESC NULLS LAST, ordinal) WHERE ordinal >= 1125899906842624;
CREATE INDEX listing_search_rent_metre_down ON listing_search (per_metre DESC NULLS LAST, ordinal) WHERE ordinal >= 1125899906842624;
