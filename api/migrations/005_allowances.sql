-- How often somebody has sent a form on a day. Who it was is kept as a hash alone, whose key goes with the day.
CREATE TABLE sending (
  day date NOT NULL,
  form text NOT NULL,
  sender text NOT NULL,
  times integer NOT NULL,
  PRIMARY KEY (day, form, sender)
);
CREATE TABLE sending_key (
  day date PRIMARY KEY,
  key text NOT NULL DEFAULT gen_random_uuid()::text || gen_random_uuid()::text
);

-- When the slot was given: of the booking, or of its last move.
ALTER TABLE appointment ADD COLUMN taken_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX appointment_by_phone ON appointment (right(phone, 9));
