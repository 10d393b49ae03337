import { blueprints, structuralcodes, type TestFile } from './types'

/** Returns a test file of Blueprints for EN 1992-1-1:2004, by its path. */
export const concrete2004 = (path: string, commit: string): TestFile =>
  blueprints(`en_1992_1_1_2004/${path}`, commit)

/** The same where its newer place could not be read: it stood there under the name of the Dutch edition. */
export const nen2011 = (path: string, commit: string): TestFile =>
  blueprints(`nen_en_1992_1_1_c2_2011/${path}`, commit)

export const MATERIAL = blueprints(
  'test_concrete.py',
  '146e097c9008d9035bf64aebffb974bce93ded54',
  'tests/materials',
)
export const SHEAR = structuralcodes(
  'test_ec2_2004/test_ec2_2004_shear.py',
  '2d2c18764949ad12ed10adb4bac10b9e53368757',
)
export const CRACKS = structuralcodes(
  'test_ec2_2004_section_7_3_crack_control.py',
  '18f215ce82250db4e17cb4930783658bd8f590e0',
)
export const CONCRETE = structuralcodes(
  'test_ec2_2004/test_ec2_2004_concrete_material_properties.py',
  '0811b0052df14325dbb0c60d120b72e102e91603',
)
export const REINFORCEMENT = structuralcodes(
  'test_ec2_2004/test_ec2_2004_reinforcement_material_properties.py',
  '296c5f00dfcdc6dd80415dd7ef17ed57535cb418',
)
export const DEVELOPMENT = structuralcodes(
  'test_ec2_2004/test_ec2_2004_property_development.py',
  '0a3a67cc6d793b6334edf27ad5f04731b1080520',
)
