-- When a comment's author last changed its words.
ALTER TABLE comments ADD COLUMN edited_at timestamptz(3);
ALTER TABLE project_comments ADD COLUMN edited_at timestamptz(3);
