-- A folder's name fits a line of the menu that offers it.
ALTER TABLE bookmark_folders
  ADD CONSTRAINT bookmark_folders_lengths CHECK (char_length(name) <= 100 AND char_length(description) <= 500);
