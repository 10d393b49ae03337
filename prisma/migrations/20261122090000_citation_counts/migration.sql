-- The articles of each standard are counted in the order of this index, without sorting.
CREATE INDEX "citations_standard_article_id_year_idx" ON "citations"("standard", "article_id", "year");
