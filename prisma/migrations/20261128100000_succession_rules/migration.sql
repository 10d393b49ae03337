-- No edition comes before itself by way of what follows it, and nothing is followed by what was published
-- before it. One function says which successions break this, to the program and to the triggers. Successions
-- that broke it before stay: which of the two is wrong is for somebody with a source to say.
CREATE FUNCTION refused_successions(of_editions integer[])
RETURNS TABLE (edition_id integer, edition text, successor_id integer, successor text, reason text)
LANGUAGE sql STABLE AS $$
  WITH RECURSIVE days AS (
    -- An edition with amendments is as late as the last of them.
    SELECT id, standard_id, designation, year, coalesce(published_on, make_date(year, 1, 1)) AS earliest,
      greatest(
        CASE published_to
          WHEN 'day' THEN published_on
          WHEN 'month' THEN (published_on + interval '1 month' - interval '1 day')::date
          WHEN 'year' THEN (published_on + interval '1 year' - interval '1 day')::date
          ELSE make_date(year, 12, 31)
        END,
        make_date(substring(designation FROM '\+A\d+:([1-9]\d{3})$')::integer, 12, 31)) AS latest
    FROM standard_editions
  ), steps AS (
    SELECT x.edition_id AS earlier, s.id AS later, true AS named, s.latest < e.earliest AS reversed
    FROM standard_successions x JOIN days e ON e.id = x.edition_id
    JOIN days s ON s.id = x.successor_edition_id
    UNION ALL
    -- A standard as a whole is those of its editions that may have come later; a draft has taken no place.
    SELECT x.edition_id, s.id, false, false
    FROM standard_successions x JOIN days e ON e.id = x.edition_id
    JOIN days s ON s.standard_id = x.successor_id
    WHERE x.successor_edition_id IS NULL AND s.id <> e.id AND s.year IS NOT NULL
      AND (s.latest < e.earliest) IS NOT TRUE
  ), reached AS (
    SELECT earlier AS start, later AS first, later AS last FROM steps WHERE earlier = ANY (of_editions)
    UNION
    SELECT r.start, r.first, s.later FROM reached r JOIN steps s ON s.earlier = r.last
  ), refused AS (
    SELECT start AS earlier, first AS later, 'circle' AS reason FROM reached WHERE last = start
    UNION ALL
    SELECT earlier, later, 'reversed' FROM steps
    WHERE named AND reversed AND (earlier = ANY (of_editions) OR later = ANY (of_editions))
  )
  SELECT DISTINCT ON (e.id, s.id) e.id, e.designation, s.id, s.designation, r.reason
  FROM refused r JOIN days e ON e.id = r.earlier JOIN days s ON s.id = r.later
  ORDER BY e.id, s.id, r.reason
$$;

-- Deferred: an import stores successions one by one, of which only all together are right. Two transactions
-- that change the register wait for each other at `register_version`, so that the later one sees both.
CREATE FUNCTION refuse_successions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer;
  refused record;
BEGIN
  IF TG_TABLE_NAME = 'standard_editions' THEN changed := NEW.id; ELSE changed := NEW.edition_id; END IF;
  SELECT * INTO refused FROM refused_successions(ARRAY[changed]);
  IF FOUND THEN
    RAISE EXCEPTION '% cannot come after %: %', refused.successor, refused.edition, refused.reason
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER standard_successions_in_order AFTER INSERT OR UPDATE ON standard_successions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_successions();
CREATE CONSTRAINT TRIGGER standard_editions_in_order
  AFTER UPDATE OF standard_id, designation, year, published_on, published_to ON standard_editions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_successions();
