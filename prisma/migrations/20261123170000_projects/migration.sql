-- What members gather for a job, in an order of its own, and share by invitation.
CREATE TYPE "ProjectRole" AS ENUM ('view', 'edit');
CREATE TYPE "ProjectItemKind" AS ENUM ('heading', 'note', 'article', 'passage', 'calculation');

CREATE TABLE "projects" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "owner_id" TEXT NOT NULL,
    "folder_id" INTEGER,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "projects_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "projects_folder_id_key" ON "projects"("folder_id");
CREATE INDEX "projects_owner_id_updated_at_idx" ON "projects"("owner_id", "updated_at" DESC);
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_fkey"
  FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "projects" ADD CONSTRAINT "projects_folder_id_fkey"
  FOREIGN KEY ("folder_id") REFERENCES "bookmark_folders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "project_members" (
    "id" SERIAL NOT NULL,
    "project_id" UUID NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" "ProjectRole" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_members_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "project_members_project_id_user_id_key" ON "project_members"("project_id", "user_id");
CREATE INDEX "project_members_user_id_idx" ON "project_members"("user_id");
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_id_fkey"
  FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "project_invitations" (
    "id" SERIAL NOT NULL,
    "project_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" "ProjectRole" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_invitations_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "project_invitations_project_id_email_key" ON "project_invitations"("project_id", "email");
CREATE INDEX "project_invitations_email_idx" ON "project_invitations"("email");
CREATE INDEX "project_invitations_created_at_idx" ON "project_invitations"("created_at");
ALTER TABLE "project_invitations" ADD CONSTRAINT "project_invitations_project_id_fkey"
  FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "project_items" (
    "id" SERIAL NOT NULL,
    "project_id" UUID NOT NULL,
    "kind" "ProjectItemKind" NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT,
    "title" TEXT,
    "article_id" INTEGER,
    "anchor" TEXT,
    "revision" INTEGER,
    "copy_id" UUID,
    "copy_owner_id" TEXT,
    "added_by_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "project_items_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "project_items_project_id_position_idx" ON "project_items"("project_id", "position");
CREATE INDEX "project_items_article_id_idx" ON "project_items"("article_id");
CREATE INDEX "project_items_copy_id_idx" ON "project_items"("copy_id");
CREATE INDEX "project_items_added_by_id_idx" ON "project_items"("added_by_id");
ALTER TABLE "project_items" ADD CONSTRAINT "project_items_project_id_fkey"
  FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_items" ADD CONSTRAINT "project_items_article_id_fkey"
  FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "project_items" ADD CONSTRAINT "project_items_copy_id_copy_owner_id_fkey"
  FOREIGN KEY ("copy_id", "copy_owner_id") REFERENCES "calculation_copies"("id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_items" ADD CONSTRAINT "project_items_added_by_id_fkey"
  FOREIGN KEY ("added_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "project_comments" (
    "id" SERIAL NOT NULL,
    "project_id" UUID NOT NULL,
    "item_id" INTEGER,
    "user_id" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_comments_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "project_comments_project_id_created_at_idx" ON "project_comments"("project_id", "created_at");
CREATE INDEX "project_comments_item_id_idx" ON "project_comments"("item_id");
CREATE INDEX "project_comments_user_id_idx" ON "project_comments"("user_id");
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_project_id_fkey"
  FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_item_id_fkey"
  FOREIGN KEY ("item_id") REFERENCES "project_items"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
