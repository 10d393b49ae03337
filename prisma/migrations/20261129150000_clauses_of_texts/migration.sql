-- The places in standards that an article's text names, found when it is rendered; citations follow from them.
ALTER TABLE articles ADD COLUMN clauses jsonb NOT NULL DEFAULT '[]';
