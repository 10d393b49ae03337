-- What was saved of an article for paying members stays closed to others in a project when the article is gone.
ALTER TABLE calculation_copies ADD COLUMN premium boolean NOT NULL DEFAULT false;

CREATE FUNCTION mark_premium_copies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE calculation_copies SET premium = true WHERE article_id = OLD.id;
  RETURN OLD;
END $$;

CREATE TRIGGER articles_mark_premium_copies BEFORE DELETE ON articles
  FOR EACH ROW WHEN (OLD.premium) EXECUTE FUNCTION mark_premium_copies();
