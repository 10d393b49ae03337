const NATION = String.raw`U\.?K\.?|United\s+Kingdom|GB|(?:Great\s+)?Britain`
const ANNEX = String.raw`national\s+annexe?|annexe?|national|NAD?`
const STANDARD = String.raw`EN\s?\d[\d-]*(?::\d{4})?(?:\+A\d+(?::\d{4})?)*`

/**
 * The British National Annex, however it is called: “the UK National Annex”, “the UK NA”, “the British
 * annex”, “the annex of the United Kingdom”, “NA to BS EN 1993-1-1”. One without a nation is British as well,
 * as no other is in the library; another nation's name beside it then finds nothing.
 */
const BRITISH_ANNEX = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.])(?:` +
    [
      String.raw`(?:${NATION}|British)(?:['’]s)?\s+(?:${ANNEX})`,
      String.raw`(?:${ANNEX})\s+(?:of|for|in)\s+(?:the\s+)?(?:${NATION})`,
      String.raw`national\s+annexe?`,
      String.raw`NA(?=\s+(?:to|of|values?|BS|EN)(?!\p{L}))`,
      String.raw`(?<=${STANDARD}\s)NA`,
      String.raw`British(?=\s+values?(?!\p{L}))`,
      NATION,
    ].join('|') +
    String.raw`)(?![\p{L}\p{N}_])`,
  'giu',
)

/** Returns a question with the British annex as its nation alone, of which tables have a column: “UK”. */
export const withNation = (question: string): string =>
  // “na” is a symbol, or a word of another language.
  question.replace(BRITISH_ANNEX, (said) => (said === 'na' ? said : 'UK'))

const AMERICA = /(?<![\p{L}\p{N}_.])U\.?S\.?(?![\p{L}\p{N}])|(?<=\s)us(?=\s*\??$)/gu

/** Returns a question with the United States as a word of its own, where “US” would say nothing. */
export const withAmerica = (question: string): string => question.replace(AMERICA, 'USA')
