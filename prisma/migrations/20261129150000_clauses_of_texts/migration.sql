-- The places in standards that an article's text names, found when it is rendered; citations follow from them.
ALTER TABLE articles ADD COLUMN clauses jsonb NOT NULL DEFAULT '[]';

-- Whether a place is named in plain words: its author did not mark it.
ALTER TABLE citations ADD COLUMN plain boolean NOT NULL DEFAULT false;
