-- By what two folders have one name: upper and lower case, and blanks, are alike.
CREATE FUNCTION folder_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(btrim(regexp_replace(normalize(name, NFKC), '\s+', ' ', 'g')));

-- The version before does not ask whether a name is taken, and has no sentence for an index that refuses it:
-- its second folder of a name is numbered instead. What asks first never comes here with a name that is taken.
CREATE FUNCTION number_folder_of_taken_name() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text := NEW.name;
  n int := 1;
BEGIN
  WHILE EXISTS (
    SELECT 1 FROM bookmark_folders f
    WHERE f.owner_id = NEW.owner_id AND f.id <> NEW.id AND folder_name_key(f.name) = folder_name_key(NEW.name)
  ) LOOP
    n := n + 1;
    NEW.name := rtrim(left(wanted, 97 - length(n::text))) || ' (' || n || ')';
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER bookmark_folders_numbered BEFORE INSERT OR UPDATE OF name, owner_id ON bookmark_folders
  FOR EACH ROW EXECUTE FUNCTION number_folder_of_taken_name();

-- Of the folders that have one name already, the first keeps it.
DO $$
DECLARE
  folder int;
BEGIN
  FOR folder IN
    SELECT id FROM (
      SELECT id, created_at, row_number() OVER (
        PARTITION BY owner_id, folder_name_key(name) ORDER BY created_at, id
      ) AS nth FROM bookmark_folders
    ) AS numbered WHERE nth > 1 ORDER BY created_at, id
  LOOP
    UPDATE bookmark_folders SET name = name WHERE id = folder;
  END LOOP;
END $$;

CREATE UNIQUE INDEX bookmark_folders_name_key ON bookmark_folders (owner_id, folder_name_key(name));
