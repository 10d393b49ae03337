-- The administration's list begins with what was changed last: without an index every article is read and sorted for its first page.
CREATE INDEX articles_last_changed ON articles (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
