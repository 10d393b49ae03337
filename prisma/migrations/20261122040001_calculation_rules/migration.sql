ALTER TABLE calculations ADD CONSTRAINT calculations_key_form CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE calculations ADD CONSTRAINT calculations_counts CHECK (position >= 0 AND engine > 0 AND expected_values >= 0);
ALTER TABLE calculations ADD CONSTRAINT calculations_verified_by_values CHECK (NOT verified OR (expected_values >= 2 AND largest_difference IS NOT NULL));
ALTER TABLE calculations ADD CONSTRAINT calculations_difference_is_a_number CHECK (largest_difference >= 0 AND largest_difference < 'Infinity');
ALTER TABLE calculations ADD CONSTRAINT calculations_cases CHECK (jsonb_typeof(cases) = 'array' AND jsonb_array_length(cases) = expected_values);
