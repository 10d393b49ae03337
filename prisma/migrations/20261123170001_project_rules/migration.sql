ALTER TABLE projects ADD CONSTRAINT projects_texts CHECK (
  btrim(name) <> '' AND length(name) <= 100 AND length(description) <= 500);
ALTER TABLE project_invitations ADD CONSTRAINT project_invitations_email CHECK (
  email = lower(btrim(email)) AND position('@' IN email) > 1);
ALTER TABLE project_comments ADD CONSTRAINT project_comments_content CHECK (
  btrim(content) <> '' AND length(content) <= 2000);

-- A heading and a note are words; an article, a passage or a calculation is named, and may have words beside it.
ALTER TABLE project_items ADD CONSTRAINT project_items_text CHECK (CASE kind
  WHEN 'heading' THEN text IS NOT NULL AND btrim(text) <> '' AND length(text) <= 200
  WHEN 'note' THEN text IS NOT NULL AND btrim(text) <> '' AND length(text) <= 5000
  ELSE text IS NULL OR length(text) <= 2000 END);
ALTER TABLE project_items ADD CONSTRAINT project_items_about CHECK (
  (kind IN ('article', 'passage')) = (revision IS NOT NULL)
  AND (kind = 'passage') = (anchor IS NOT NULL)
  AND (kind IN ('article', 'passage') OR article_id IS NULL)
  AND (kind = 'calculation') = (copy_id IS NOT NULL)
  AND (kind = 'calculation') = (copy_owner_id IS NOT NULL)
  AND (kind IN ('heading', 'note')) = (title IS NULL));
ALTER TABLE project_items ADD CONSTRAINT project_items_position CHECK (position >= 0);

-- Each thing once a project.
CREATE UNIQUE INDEX project_items_article ON project_items (project_id, article_id) WHERE kind = 'article' AND article_id IS NOT NULL;
CREATE UNIQUE INDEX project_items_passage ON project_items (project_id, article_id, anchor) WHERE kind = 'passage' AND article_id IS NOT NULL;
CREATE UNIQUE INDEX project_items_copy ON project_items (project_id, copy_id) WHERE copy_id IS NOT NULL;

-- Whose project it is, is no member of it beside that.
CREATE FUNCTION refuse_owner_as_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM projects WHERE id = NEW.project_id AND owner_id = NEW.user_id) THEN
    RAISE EXCEPTION 'the owner of a project is no member of it' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER project_members_not_owner BEFORE INSERT OR UPDATE ON project_members
  FOR EACH ROW EXECUTE FUNCTION refuse_owner_as_member();

-- A calculation is shown in a project while its owner takes part in it, and goes with them.
CREATE FUNCTION require_copy_owner_in_project() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.copy_owner_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM projects WHERE id = NEW.project_id AND owner_id = NEW.copy_owner_id)
    AND NOT EXISTS (SELECT FROM project_members WHERE project_id = NEW.project_id AND user_id = NEW.copy_owner_id FOR KEY SHARE) THEN
    RAISE EXCEPTION 'a calculation belongs to a member of its project' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER project_items_copy_of_member BEFORE INSERT OR UPDATE OF copy_owner_id, project_id ON project_items
  FOR EACH ROW EXECUTE FUNCTION require_copy_owner_in_project();
CREATE FUNCTION take_copies_along() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM project_items WHERE project_id = OLD.project_id AND copy_owner_id = OLD.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER project_members_take_copies AFTER DELETE ON project_members
  FOR EACH ROW EXECUTE FUNCTION take_copies_along();

-- Notifications name a project: they go with it.
CREATE FUNCTION forget_project() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications WHERE starts_with(kind, 'project-') AND starts_with(href, '/projects/' || OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER projects_forgotten AFTER DELETE ON projects FOR EACH ROW EXECUTE FUNCTION forget_project();
