ALTER TABLE clause_correspondences ADD CONSTRAINT clause_correspondences_editions CHECK (from_edition_id <> to_edition_id);
ALTER TABLE clause_correspondences ADD CONSTRAINT clause_correspondences_slugs
  CHECK (from_slug ~ '^[a-z0-9]+([.-][a-z0-9]+)*$' AND to_slug ~ '^[a-z0-9]+([.-][a-z0-9]+)*$');
ALTER TABLE clause_correspondences ADD CONSTRAINT clause_correspondences_said
  CHECK (from_clause ~ '\S' AND to_clause ~ '\S' AND change ~ '\S' AND source ~ '\S');
-- A clause that is dropped has no place, and what is the same has kept its number.
ALTER TABLE clause_correspondences ADD CONSTRAINT clause_correspondences_kind
  CHECK ((to_clause IS NULL) = (kind = 'dropped') AND (to_slug IS NULL) = (to_clause IS NULL)
    AND (kind <> 'same' OR to_slug = from_slug) AND (kind <> 'moved' OR to_slug <> from_slug)
    AND (kind <> 'changed' OR change IS NOT NULL));
CREATE UNIQUE INDEX clause_correspondences_once
  ON clause_correspondences (from_edition_id, from_slug, to_edition_id, coalesce(to_slug, ''));
CREATE TRIGGER clause_correspondences_change_register AFTER INSERT OR UPDATE OR DELETE ON clause_correspondences
  EXECUTE FUNCTION note_register_change();
