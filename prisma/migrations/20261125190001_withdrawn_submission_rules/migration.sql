-- Only what was sent has a note with it, and can be withdrawn.
ALTER TABLE review_events ADD CONSTRAINT review_events_sent CHECK (
  action IN ('submitted', 'resubmitted') OR (note IS NULL AND withdrawn_at IS NULL));

-- What is withdrawn after a rejection keeps its reason until it is published.
ALTER TABLE articles DROP CONSTRAINT articles_reason;
ALTER TABLE articles ADD CONSTRAINT articles_reason CHECK (rejection_reason IS NULL OR status <> 'approved');

-- The note that an article has was sent with it last.
UPDATE review_events e SET note = a.member_note FROM articles a
WHERE a.id = e.article_id AND a.member_note IS NOT NULL
  AND e.id = (SELECT max(id) FROM review_events WHERE article_id = a.id AND action IN ('submitted', 'resubmitted'));
