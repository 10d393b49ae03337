-- The worker looks twice a second for documents that have no place in the latent space yet: there are none most of the time, and without an
-- index all of them are read to find that out.
CREATE INDEX search_documents_unplaced ON search_documents (space) WHERE vector IS NULL;
