-- A row that changes is dated by the database's clock, which all instances share: Prisma says that it changes, and sends the moment of its
-- process along. What sends the stored moment again keeps it. Changes within a millisecond follow each other in steps of one, because a
-- moment is what an editor began from; what a clock that was wrong has dated far ahead is not gone on from.
CREATE FUNCTION date_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.updated_at := clock_timestamp();
  ELSIF NEW.updated_at <> OLD.updated_at THEN
    NEW.updated_at := clock_timestamp();
    IF OLD.updated_at BETWEEN NEW.updated_at AND NEW.updated_at + interval '1 second' THEN
      NEW.updated_at := OLD.updated_at + interval '1 millisecond';
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER users_date_change BEFORE INSERT OR UPDATE OF updated_at ON users FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER categories_date_change BEFORE INSERT OR UPDATE OF updated_at ON categories FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER tags_date_change BEFORE INSERT OR UPDATE OF updated_at ON tags FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER articles_date_change BEFORE INSERT OR UPDATE OF updated_at ON articles FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER drafts_date_change BEFORE INSERT OR UPDATE OF updated_at ON drafts FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER errata_date_change BEFORE INSERT OR UPDATE OF updated_at ON errata FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER bookmarks_date_change BEFORE INSERT OR UPDATE OF updated_at ON bookmarks FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER bookmark_folders_date_change BEFORE INSERT OR UPDATE OF updated_at ON bookmark_folders FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER calculation_copies_date_change BEFORE INSERT OR UPDATE OF updated_at ON calculation_copies FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER projects_date_change BEFORE INSERT OR UPDATE OF updated_at ON projects FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER project_items_date_change BEFORE INSERT OR UPDATE OF updated_at ON project_items FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER subscriptions_date_change BEFORE INSERT OR UPDATE OF updated_at ON subscriptions FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER monthly_reports_date_change BEFORE INSERT OR UPDATE OF updated_at ON monthly_reports FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER settings_date_change BEFORE INSERT OR UPDATE OF updated_at ON settings FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER reading_paths_date_change BEFORE INSERT OR UPDATE OF updated_at ON reading_paths FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER reading_path_items_date_change BEFORE INSERT OR UPDATE OF updated_at ON reading_path_items FOR EACH ROW EXECUTE FUNCTION date_change();
CREATE TRIGGER reading_path_marks_date_change BEFORE INSERT OR UPDATE OF updated_at ON reading_path_marks FOR EACH ROW EXECUTE FUNCTION date_change();
