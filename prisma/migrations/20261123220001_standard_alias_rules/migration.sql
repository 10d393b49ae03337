ALTER TABLE standard_aliases ADD CONSTRAINT standard_aliases_slug CHECK (slug ~ '^[a-z0-9]+([.-][a-z0-9]+)*$');
ALTER TABLE standard_aliases ADD CONSTRAINT standard_aliases_said CHECK (name ~ '\S');
CREATE TRIGGER standard_aliases_change_register AFTER INSERT OR UPDATE OR DELETE ON standard_aliases EXECUTE FUNCTION note_register_change();
