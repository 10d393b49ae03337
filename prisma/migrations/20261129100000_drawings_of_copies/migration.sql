-- The drawings that follow a calculation are stored beside its lines, and go with a member's copy of them.
ALTER TABLE calculations ADD COLUMN drawings text[] NOT NULL DEFAULT '{}';
ALTER TABLE calculation_copies ADD COLUMN drawings text[] NOT NULL DEFAULT '{}';
ALTER TABLE calculations ADD CONSTRAINT calculations_drawings CHECK (array_position(drawings, NULL) IS NULL);
ALTER TABLE calculation_copies ADD CONSTRAINT calculation_copies_drawings CHECK (array_position(drawings, NULL) IS NULL);
