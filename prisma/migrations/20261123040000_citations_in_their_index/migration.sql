-- The page of a standard reads its citations from the index alone: they are scattered over the whole table, article by article.
CREATE INDEX "citations_standard_clause_slug_article_id_year_clause_idx" ON "citations"("standard", "clause_slug", "article_id", "year", "clause");
DROP INDEX "citations_standard_clause_slug_article_id_idx";
