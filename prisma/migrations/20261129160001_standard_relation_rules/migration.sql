ALTER TABLE standard_relations ADD CONSTRAINT standard_relations_another CHECK (from_edition_id <> to_edition_id);
ALTER TABLE standard_relations ADD CONSTRAINT standard_relations_said CHECK (source ~ '\S' AND clause ~ '\S');
ALTER TABLE standard_relations ADD CONSTRAINT standard_relations_clause
  CHECK ((clause IS NULL) = (clause_slug IS NULL) AND clause_slug ~ '^[a-z0-9]+([.-][a-z0-9]+)*$');
CREATE UNIQUE INDEX standard_relations_once
  ON standard_relations (kind, from_edition_id, to_edition_id, coalesce(clause_slug, ''));

-- One function says which relations of some editions cannot be, to the program and to the triggers: what is
-- adopted or has an annex is another standard; an annex has none of its own; nothing stands to itself by way
-- of others; and nothing amends, corrects, adopts or takes up what was published after it.
CREATE FUNCTION refused_relations(of_editions integer[])
RETURNS TABLE (id integer, kind text, from_id integer, from_edition text, to_id integer, to_edition text, reason text)
LANGUAGE sql STABLE AS $$
  WITH RECURSIVE own AS (
    SELECT r.* FROM standard_relations r
    WHERE r.from_edition_id = ANY (of_editions) OR r.to_edition_id = ANY (of_editions)
  ), reached AS (
    SELECT o.id, o.kind, o.from_edition_id AS start, o.to_edition_id AS last FROM own o
    UNION
    SELECT p.id, p.kind, p.start, r.to_edition_id
    FROM reached p JOIN standard_relations r ON r.kind = p.kind AND r.from_edition_id = p.last
  ), judged AS (
    SELECT o.id, o.kind::text AS kind, f.id AS from_id, f.designation AS from_edition, t.id AS to_id,
      t.designation AS to_edition,
      CASE
        WHEN o.kind IN ('adopts', 'annex_to') AND f.standard_id = t.standard_id THEN 'same'
        WHEN EXISTS (SELECT FROM reached p WHERE p.id = o.id AND p.last = p.start) THEN 'circle'
        WHEN o.kind = 'annex_to' AND EXISTS (SELECT FROM standard_relations a
          WHERE a.kind = 'annex_to' AND (a.from_edition_id = t.id OR a.to_edition_id = f.id)) THEN 'annex'
        -- An edition with amendments is as late as the last of them; where a day is not known, its year says.
        WHEN coalesce(t.published_on, make_date(t.year, 1, 1)) > greatest(
            CASE f.published_to
              WHEN 'day' THEN f.published_on
              WHEN 'month' THEN (f.published_on + interval '1 month' - interval '1 day')::date
              WHEN 'year' THEN (f.published_on + interval '1 year' - interval '1 day')::date
              ELSE make_date(f.year, 12, 31)
            END,
            make_date(substring(f.designation FROM '\+A\d+:([1-9]\d{3})$')::integer, 12, 31)) THEN 'earlier'
      END AS reason
    FROM own o JOIN standard_editions f ON f.id = o.from_edition_id JOIN standard_editions t ON t.id = o.to_edition_id
  )
  SELECT * FROM judged WHERE reason IS NOT NULL ORDER BY id
$$;

-- Deferred: an import stores editions and their relations one by one, of which only all together are right.
CREATE FUNCTION refuse_relations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer;
  refused record;
BEGIN
  IF TG_TABLE_NAME = 'standard_editions' THEN changed := NEW.id; ELSE changed := NEW.from_edition_id; END IF;
  SELECT * INTO refused FROM refused_relations(ARRAY[changed]);
  IF FOUND THEN
    RAISE EXCEPTION '% % %: %', refused.from_edition, refused.kind, refused.to_edition, refused.reason
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER standard_relations_fit AFTER INSERT OR UPDATE ON standard_relations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_relations();
CREATE CONSTRAINT TRIGGER standard_editions_fit
  AFTER UPDATE OF standard_id, designation, year, published_on, published_to ON standard_editions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_relations();
CREATE TRIGGER standard_relations_change_register AFTER INSERT OR UPDATE OR DELETE ON standard_relations
  EXECUTE FUNCTION note_register_change();

-- What the first rows of the register say since this release, for those installations that have them.
INSERT INTO standard_relations (kind, from_edition_id, to_edition_id, source, checked_on, confirmed)
SELECT said.kind::"RelationKind", f.id, t.id, said.source, '2026-11-29', said.confirmed
FROM (VALUES
  ('annex_to', 'NA to BS EN 1998-1:2004', 'EN 1998-1:2004+A1:2013',
    'The name of the annex: https://www.scribd.com/document/460147792/bs-na-en-1998-1-2004-pdf', true),
  ('annex_to', 'NA to BS EN 1991-1-3:2003+A1:2015', 'EN 1991-1-3:2003+A1:2015',
    'The name of the annex; amended edition: general knowledge, to be confirmed in a catalogue', false),
  ('amends', 'EN 1991-1-3:2025/prA1', 'EN 1991-1-3:2025',
    'https://standardsdevelopment.elot.gr/projects/15945', true),
  ('merged_from', 'EN 1992-1-1:2023', 'EN 1992-2:2005',
    'https://www.concretecentre.com/News/2023/2nd-Generation-Eurocode-2.aspx', true),
  ('merged_from', 'EN 1992-1-1:2023', 'EN 1992-3:2006',
    'https://www.concretecentre.com/News/2023/2nd-Generation-Eurocode-2.aspx', true)
) AS said(kind, from_edition, to_edition, source, confirmed)
JOIN standard_editions f ON f.designation = said.from_edition
JOIN standard_editions t ON t.designation = said.to_edition;
