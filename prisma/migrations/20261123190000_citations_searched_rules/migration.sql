-- The search index holds what an article cites, with its standard: a clause in the text stands without it.
CREATE TRIGGER citations_added_searched AFTER INSERT ON citations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_tagged_for_search();
CREATE TRIGGER citations_removed_searched AFTER DELETE ON citations REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_tagged_for_search();
