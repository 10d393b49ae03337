-- What a report may hold.
ALTER TABLE comment_reports ADD CONSTRAINT comment_reports_reason CHECK (char_length(reason) <= 500 AND btrim(reason) <> '');
