-- A picture is asked for by its address.
CREATE INDEX articles_cover_image_idx ON articles (cover_image);
