/** Families of sections that stand before or behind a size. */
export const FAMILIES = 'UK[BC]|UKPFC|U[BC]|PFC|[SRC]HS|RSA|[EU]A'

/** Of them there are no tables, which is said. */
const OTHER_FAMILIES = 'IPN|INP|UPN|UNP|UPE|UAP|HL|HD|HP|W|HSS'
/** Mass by its unit, directly behind what has a mass: “HEB 200 kg/m”. A load of 200 kg has none before it. */
const PER_METRE = String.raw`(?:\s?\/\s?m|\sper\sm(?:et(?:re|er))?)?`
const KILOGRAMS = String.raw`k(?:gs?|ilos?|ilograms?)`
/** A longer row of digits and points names no size, and would be read to its end from each of its digits. */
const SIZE = String.raw`\d[\d.]{0,6}`
const WITH_MASS = String.raw`(?:(?:IPE|HE|${OTHER_FAMILIES}|${FAMILIES}|L)[\s-]?(?:AA|[ABM])?[\s-]?\d[\d.x]{0,20}(?:\s?(?:AA|[ABM]))?|${SIZE}(?:x${SIZE}){1,2}(?:\s?(?:${FAMILIES}))?|[HBTY]\d{1,2})`
const MASS_BEHIND = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${WITH_MASS})\s(?:in\s)?${KILOGRAMS}${PER_METRE}(?=\s*\??$)`,
  'iu',
)
const MASS_BEFORE = new RegExp(
  String.raw`^(?:how many )?${KILOGRAMS}${PER_METRE}\s(?:(?:of|for|is|in)\s)?(?=(?:an? )?${WITH_MASS}\s*\??$)`,
  'iu',
)
/** The same of fabrics by the square metre and of timber by the cubic metre: “A393 kg/m²”, “C24 kg/m³”. */
const MASS_OF_AREA = /(?<![\p{L}\p{N}])([AB]\d{3,4})\skg\/m\^?[2²](?=\s*\??$)/iu
const MASS_OF_VOLUME = /(?<![\p{L}\p{N}])((?:C|D|GL)\d{2}[hc]?)\skg\/m\^?[3³](?=\s*\??$)/iu

/** Returns a question with a mass that it asks for by its unit alone in the words of tables. */
export const withMass = (text: string) =>
  text
    .replace(MASS_BEHIND, '$1 mass per metre')
    .replace(MASS_BEFORE, 'mass per metre of ')
    .replace(MASS_OF_AREA, '$1 mass per area')
    .replace(MASS_OF_VOLUME, '$1 density')
