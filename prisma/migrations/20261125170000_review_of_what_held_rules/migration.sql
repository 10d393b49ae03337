-- What was withdrawn or superseded before the register began holds since no day, and is reviewed too.
CREATE OR REPLACE FUNCTION review_of_a_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM standard_statuses
    WHERE id = NEW.status_id AND from_day IS NULL AND currency <> 'withdrawn' AND supersession = 'none') THEN
    RAISE EXCEPTION 'a review is of a status that begins on a day, or is withdrawn or superseded' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
