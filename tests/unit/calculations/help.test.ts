import * as examples from '@/components/help/examples'
import { readSheet } from '@/lib/calculations/rules/checking'
import { tryCorners } from '@/lib/calculations/rules/corners'
import { TABLES } from '../../support/tables'
import { verify } from '@/lib/calculations/rules/verification'

test.each(Object.entries(examples))(
  'the example %s of the help is right, verified and defined over its ranges',
  (_, source) => {
    const { sheet, errors } = readSheet(source, TABLES)
    expect(errors).toEqual([])
    expect(verify(sheet!).values.filter(({ holds }) => !holds)).toEqual([])
    expect(verify(sheet!).isVerified).toBe(true)
    expect(tryCorners(sheet!)).toMatchObject({ failing: [], partly: [] })
  },
)
