-- The tags that the starter library brings, by what they are about. Others wait for an administrator.
UPDATE tags SET topic_group = found.topic_group
FROM (VALUES
  ('materials', ARRAY['historic materials', 'durability', 'ductility']),
  ('elements', ARRAY['beams', 'bolts', 'bracing', 'columns', 'connections', 'foundations', 'frames', 'piles', 'plates', 'retaining walls', 'slabs', 'walls', 'welds']),
  ('actions', ARRAY['imposed loads', 'partial factors', 'snow', 'temperature', 'wind']),
  ('checks', ARRAY['bending', 'buckling', 'cracking', 'deflection', 'detailing', 'fatigue', 'fire resistance', 'robustness', 'second-order effects', 'shear', 'vibration']),
  ('standards', ARRAY['aci', 'aisc', 'eurocode 0', 'eurocode 1', 'eurocode 2', 'eurocode 3', 'eurocode 4', 'eurocode 5', 'eurocode 6', 'eurocode 7', 'eurocode 8', 'eurocode 9', 'uk national annex'])
) AS listed (name, tags) CROSS JOIN LATERAL (SELECT listed.name::"TopicGroup" AS topic_group) found
WHERE lower(tags.name) = ANY (listed.tags);

-- Counted with the rows, as likes are. It moves no page: it is only sorted by.
CREATE FUNCTION count_bookmarks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE articles SET bookmark_count = bookmark_count + 1 WHERE id = NEW.article_id;
  ELSE
    UPDATE articles SET bookmark_count = bookmark_count - 1 WHERE id = OLD.article_id;
  END IF;
  RETURN NULL;
END $$;
UPDATE articles SET bookmark_count = kept.count
FROM (SELECT article_id, count(*) AS count FROM bookmarks GROUP BY article_id) kept WHERE kept.article_id = articles.id;
CREATE TRIGGER bookmarks_counted AFTER INSERT OR DELETE ON bookmarks FOR EACH ROW EXECUTE FUNCTION count_bookmarks();
ALTER TABLE articles ADD CONSTRAINT articles_bookmark_count CHECK (bookmark_count >= 0);

-- The library lists every category and tag, so that a new one, a group and one that is gone change its pages too.
CREATE CONSTRAINT TRIGGER categories_listed_change_library AFTER INSERT OR DELETE ON categories
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_library_change();
CREATE CONSTRAINT TRIGGER tags_listed_change_library AFTER INSERT OR DELETE OR UPDATE OF topic_group ON tags
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_library_change();
