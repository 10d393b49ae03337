-- Tables that calculations read, kept by administrators in versions.
CREATE TABLE "calculation_tables" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "calculation_tables_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "calculation_table_versions" (
    "table_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "rows" JSONB NOT NULL,
    "author_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calculation_table_versions_pkey" PRIMARY KEY ("table_id", "version")
);
CREATE TABLE "calculation_table_uses" (
    "calculation_id" UUID NOT NULL,
    "table_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "calculation_table_uses_pkey" PRIMARY KEY ("calculation_id", "table_id")
);
CREATE TABLE "calculation_copy_tables" (
    "copy_id" UUID NOT NULL,
    "table_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "calculation_copy_tables_pkey" PRIMARY KEY ("copy_id", "table_id")
);
CREATE UNIQUE INDEX "calculation_tables_name_key" ON "calculation_tables"("name");
CREATE INDEX "calculation_table_versions_author_id_idx" ON "calculation_table_versions"("author_id");
CREATE INDEX "calculation_table_uses_table_id_version_idx" ON "calculation_table_uses"("table_id", "version");
CREATE INDEX "calculation_copy_tables_table_id_version_idx" ON "calculation_copy_tables"("table_id", "version");
ALTER TABLE "calculation_table_versions" ADD CONSTRAINT "calculation_table_versions_table_id_fkey"
  FOREIGN KEY ("table_id") REFERENCES "calculation_tables"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "calculation_table_versions" ADD CONSTRAINT "calculation_table_versions_author_id_fkey"
  FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "calculation_table_uses" ADD CONSTRAINT "calculation_table_uses_calculation_id_fkey"
  FOREIGN KEY ("calculation_id") REFERENCES "calculations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "calculation_table_uses" ADD CONSTRAINT "calculation_table_uses_table_id_version_fkey"
  FOREIGN KEY ("table_id", "version") REFERENCES "calculation_table_versions"("table_id", "version") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "calculation_copy_tables" ADD CONSTRAINT "calculation_copy_tables_copy_id_fkey"
  FOREIGN KEY ("copy_id") REFERENCES "calculation_copies"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "calculation_copy_tables" ADD CONSTRAINT "calculation_copy_tables_table_id_version_fkey"
  FOREIGN KEY ("table_id", "version") REFERENCES "calculation_table_versions"("table_id", "version") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The latest version counts: a version is the next one of its table.
CREATE FUNCTION count_table_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE calculation_tables SET version = NEW.version WHERE id = NEW.table_id AND version = NEW.version - 1;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a version of a table follows the one before it' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER calculation_table_versions_counted AFTER INSERT ON calculation_table_versions
  FOR EACH ROW EXECUTE FUNCTION count_table_version();

-- What was calculated with a version stays what it was. That its author has gone may be said.
CREATE FUNCTION refuse_table_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.author_id IS NULL AND to_jsonb(NEW) - 'author_id' = to_jsonb(OLD) - 'author_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a version of a table is never changed' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER calculation_table_versions_kept BEFORE UPDATE OR DELETE ON calculation_table_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_table_version_change();

-- The tables that every installation has. The first three were part of the program until now.
INSERT INTO calculation_tables (name) VALUES ('steel_grades'), ('bolt_classes'), ('bolt_sizes'), ('k_mod');
INSERT INTO calculation_table_versions (table_id, version, title, source, fields, rows)
SELECT t.id, 1, v.title, v.source, v.fields::jsonb, v.rows::jsonb
FROM calculation_tables t JOIN (VALUES
  ('steel_grades', 'Structural steel to EN 10025-2, thickness up to 40 mm', 'EN 1993-1-1:2005 with AC:2009, Table 3.1',
   '[{"name":"grade","unit":null},{"name":"f_y","unit":"MPa"},{"name":"f_u","unit":"MPa"}]',
   '[["S235",235,360],["S275",275,430],["S355",355,490]]'),
  ('bolt_classes', 'Nominal strengths of bolts', 'EN 1993-1-8:2005, Table 3.1',
   '[{"name":"class","unit":null},{"name":"f_yb","unit":"MPa"},{"name":"f_ub","unit":"MPa"}]',
   '[["4.6",240,400],["4.8",320,400],["5.6",300,500],["5.8",400,500],["6.8",480,600],["8.8",640,800],["10.9",900,1000]]'),
  ('bolt_sizes', 'Bolts with coarse thread: diameter and nominal stress area', 'EN ISO 898-1, nominal stress areas',
   '[{"name":"size","unit":null},{"name":"d","unit":"mm"},{"name":"A_s","unit":"mm²"}]',
   '[["M12",12,84.3],["M16",16,157],["M20",20,245],["M22",22,303],["M24",24,353],["M27",27,459],["M30",30,561],["M36",36,817]]'),
  ('k_mod', 'Modification factor of solid timber, by load duration and service class', 'EN 1995-1-1:2004+A1:2008, Table 3.1',
   '[{"name":"duration","unit":null},{"name":"SC_1","unit":null},{"name":"SC_2","unit":null},{"name":"SC_3","unit":null}]',
   '[["permanent",0.6,0.6,0.5],["long",0.7,0.7,0.55],["medium",0.8,0.8,0.65],["short",0.9,0.9,0.7],["instantaneous",1.1,1.1,0.9]]')
) AS v (name, title, source, fields, rows) ON v.name = t.name;

-- What is stored already was calculated with the three that were part of the program.
INSERT INTO calculation_table_uses (calculation_id, table_id, version)
SELECT c.id, t.id, 1 FROM calculations c JOIN calculation_tables t
  ON t.name <> 'k_mod' AND c.source ~ ('\m(from|(lookup|interp)\s*\()\s*' || t.name || '\M');
INSERT INTO calculation_copy_tables (copy_id, table_id, version)
SELECT c.id, t.id, 1 FROM calculation_copies c JOIN calculation_tables t
  ON t.name <> 'k_mod' AND c.source ~ ('\m(from|(lookup|interp)\s*\()\s*' || t.name || '\M');
