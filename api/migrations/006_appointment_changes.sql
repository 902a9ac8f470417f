-- What the viewing is of: the id of a listing, kept when the listing goes.
ALTER TABLE appointment ADD COLUMN property_id text;

-- What people say to one another of an appointment. It opens nothing.
ALTER TABLE appointment ADD COLUMN reference text;
ALTER TABLE appointment ADD CONSTRAINT appointment_reference_is_unique UNIQUE (reference);

ALTER TABLE appointment ADD COLUMN cancelled_at timestamptz;
-- How often it was moved or cancelled: by it, calendars know the newer of two files.
ALTER TABLE appointment ADD COLUMN revision integer NOT NULL DEFAULT 0;

-- Private links to an appointment, by the hash of their secret: who reads this table can open none. Each answer to an attempt
-- makes one, since the secret of an earlier answer is known to nobody but whom it reached.
CREATE TABLE appointment_link (
  secret_hash bytea PRIMARY KEY,
  appointment_id bigint NOT NULL REFERENCES appointment (id) ON DELETE CASCADE
);

-- What is cancelled stands in nobody's way.
ALTER TABLE appointment DROP CONSTRAINT appointment_slot_is_free;
ALTER TABLE appointment ADD CONSTRAINT appointment_slot_is_free
  EXCLUDE USING gist (slot WITH &&) WHERE (cancelled_at IS NULL);
