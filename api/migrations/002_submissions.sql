CREATE TABLE contact_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE broker_application (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  phone text NOT NULL,
  experience text NOT NULL,
  license boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- The half-open range lets one viewing begin at the minute another ends. The constraint, not the
-- application, decides who gets a slot, so that two processes can never both grant it.
CREATE TABLE appointment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 50),
  phone text NOT NULL,
  day date NOT NULL,
  from_time time NOT NULL,
  to_time time NOT NULL,
  slot tsrange NOT NULL GENERATED ALWAYS AS (tsrange(day + from_time, day + to_time, '[)')) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT appointment_ends_after_start CHECK (to_time > from_time),
  CONSTRAINT appointment_slot_is_free EXCLUDE USING gist (slot WITH &&)
);
