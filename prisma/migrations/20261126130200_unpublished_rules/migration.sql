-- Citations are counted but for those of articles that are not published, which are few.
CREATE INDEX articles_unpublished ON articles (id) WHERE status <> 'approved' OR deleted_at IS NOT NULL;
