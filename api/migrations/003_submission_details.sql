-- The language that the visitor was reading; unknown where the sender did not say.
ALTER TABLE contact_message ADD COLUMN language text CHECK (language IN ('ar', 'en'));
ALTER TABLE broker_application ADD COLUMN language text CHECK (language IN ('ar', 'en'));
ALTER TABLE appointment ADD COLUMN language text CHECK (language IN ('ar', 'en'));

-- Names one attempt to book, however often it is sent; unique, so that it can never become two bookings.
ALTER TABLE appointment ADD COLUMN idempotency_key uuid;
ALTER TABLE appointment ADD CONSTRAINT appointment_attempt_is_booked_once UNIQUE (idempotency_key);
