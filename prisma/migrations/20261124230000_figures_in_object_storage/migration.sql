-- Where an object storage is set up, it has the bytes of a figure and the row has the rest. The version before reads a figure without bytes
-- as an error: the settings are for installations all of whose servers are new (docs/operations.md).
ALTER TABLE "figures" ALTER COLUMN "bytes" DROP NOT NULL;

CREATE TABLE "unused_figure_objects" (
    "id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unused_figure_objects_pkey" PRIMARY KEY ("id")
);
