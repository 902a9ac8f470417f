-- Names one attempt to send a form, however often it is sent; unique, so that it can never be stored twice.
ALTER TABLE contact_message ADD COLUMN idempotency_key uuid;
ALTER TABLE contact_message ADD CONSTRAINT contact_attempt_is_stored_once UNIQUE (idempotency_key);
ALTER TABLE broker_application ADD COLUMN idempotency_key uuid;
ALTER TABLE broker_application ADD CONSTRAINT broker_attempt_is_stored_once UNIQUE (idempotency_key);
