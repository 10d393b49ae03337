-- A review stays what it was. It goes with its article, and that its reviewer has gone may be said.
CREATE FUNCTION keep_standard_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.reviewer_id IS NULL AND to_jsonb(NEW) - 'reviewer_id' = to_jsonb(OLD) - 'reviewer_id' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM articles WHERE id = OLD.article_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a review is never changed: another row follows it' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER standard_reviews_kept BEFORE UPDATE OR DELETE ON standard_reviews
  FOR EACH ROW EXECUTE FUNCTION keep_standard_reviews();

CREATE FUNCTION review_of_a_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM standard_statuses WHERE id = NEW.status_id AND from_day IS NULL) THEN
    RAISE EXCEPTION 'a review is of a status that begins on a day' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER standard_reviews_of_a_day BEFORE INSERT ON standard_reviews FOR EACH ROW EXECUTE FUNCTION review_of_a_day();
