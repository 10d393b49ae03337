-- What kind of error it is, as the editors decided; null where it is the reporter's, which stays as it was.
ALTER TABLE "errata" ADD COLUMN "decided_kind" TEXT
  CONSTRAINT "errata_decided_kind" CHECK ("decided_kind" IN ('technical', 'editorial'));
