import { contractions } from '../../../scripts/lib/contracting.mjs'

test.each([
  ['DROP TABLE likes;', 'drops a table'],
  ['ALTER TABLE "articles" DROP COLUMN "summary";', 'drops a column'],
  ['ALTER TABLE articles DROP CONSTRAINT a, DROP COLUMN IF EXISTS summary;', 'drops a column'],
  ['ALTER TABLE articles RENAME TO texts;', 'renames'],
  ['ALTER TABLE articles RENAME COLUMN summary TO lead;', 'renames'],
  ['ALTER TABLE articles RENAME summary TO lead;', 'renames'],
  [`ALTER TYPE "Role" ADD VALUE 'editor';`, 'changes a type, whose values the version before does not know'],
  ['ALTER TABLE articles ALTER COLUMN views TYPE bigint;', "changes a column's type"],
  ['ALTER TABLE articles ALTER views SET DATA TYPE bigint;', "changes a column's type"],
  ['ALTER TABLE articles ALTER COLUMN summary SET NOT NULL;', 'asks for summary, which has no default here'],
  [
    'ALTER TABLE articles ADD COLUMN lead text NOT NULL;',
    'adds a column that must be given: ADD COLUMN lead text NOT NULL',
  ],
])('%s would break the version before', (sql, said) => expect(contractions(sql)).toEqual([said]))

test.each([
  'CREATE TABLE drafts (id integer PRIMARY KEY, title text NOT NULL);',
  'ALTER TABLE articles ADD COLUMN lead text;',
  "ALTER TABLE articles ADD COLUMN lead text NOT NULL DEFAULT '';",
  "ALTER TABLE articles ALTER COLUMN lead SET DEFAULT '', ALTER COLUMN lead SET NOT NULL;",
  'ALTER TABLE articles ADD CONSTRAINT articles_lead CHECK (lead IS NOT NULL);',
  'DROP TRIGGER categories_renamed ON categories;',
  '-- The next release may DROP COLUMN summary.\nCREATE INDEX a ON articles (id);',
  '-- unused since 0.2.0: the summary is the excerpt\nALTER TABLE articles DROP COLUMN summary;',
])('%s lets it run on', (sql) => expect(contractions(sql)).toEqual([]))

test('a comment that names no release excuses nothing', () => {
  expect(contractions('-- unused\nDROP TABLE likes;')).toEqual(['drops a table'])
})
