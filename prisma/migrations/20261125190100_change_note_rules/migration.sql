-- What an editor says of a change is one line of a list.
ALTER TABLE article_revisions ADD CONSTRAINT article_revisions_note CHECK (
  note IS NULL OR (btrim(note) <> '' AND char_length(note) <= 200));
