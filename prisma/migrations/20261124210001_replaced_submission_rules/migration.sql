-- Only what was sent again replaced something.
ALTER TABLE review_events ADD CONSTRAINT review_events_replaced CHECK (
  replaced IS NULL OR (action = 'resubmitted' AND jsonb_typeof(replaced) = 'object'));
