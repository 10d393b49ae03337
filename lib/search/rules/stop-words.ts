/** Words of other countries that only join others; none is a symbol or its index, as "y" and "en" are. */
const JOINING_ABROAD = `
de del della delle dei degli di du des der und von
le la les el los las il lo gli un une una ein eine einer dem den fuer fur mit bei im zum zur par para por nel nella nei alla alle auf sur sui sulla sull sobre dans avec aux
`

/**
 * Words that carry no subject. A long list on purpose: members ask in sentences, and what is left of a
 * sentence should be what it is about. Words that mean something to an engineer ("second" moment, "self"
 * weight, a "detail") are not in it.
 */
const WORDS = `
a about above across actually after afterwards again against ago ahead all allow allowed allows almost alone along already also although always
am among amongst an and another any anybody anyhow anyone anything anyway anyways anywhere apart appear appears appropriate are aren't around as
aside ask asked asking asks at available away awfully
be became because become becomes becoming been before beforehand behind being believe below beside besides best better between beyond both brief but by
call called came can cannot cant can't certain certainly come comes concerning consequently consider considered considering contain contained containing contains could couldn't course currently
deal deals definitely describe described describes describing despite determine determined determines determining did didn't different discuss discussed discusses discussing do does doesn't doing done don't during
each either else elsewhere enough entirely especially et etc even ever every everybody everyone everything everywhere exactly except
far few find finding findings for former formerly forth found from further furthermore
gave get gets getting give given gives giving go goes going gone got gotten
had hadn't happen happens hardly has hasn't have haven't having he hello help hence her here hereafter hereby herein hers herself hi him himself his hither how howbeit however
i ie eg if ignored immediate in inasmuch inc indeed indicate indicated indicates information insofar instead into investigate investigated investigates investigating investigation inward is isn't it it's its itself
just keep keeps kept kind know known knows
last lately later latter latterly least less lest let let's like liked likely little look looking looks
made mainly make makes making many may maybe me mean means meanwhile merely method methods might more moreover most mostly much must my myself
name namely near nearly necessary need needed needs neither never nevertheless new next no nobody non none nonetheless noone nor normally not nothing now nowhere
obtain obtained obtaining obviously of off often oh ok okay on once one ones only onto or other others otherwise ought our ours ourselves out outside overall own
paper papers part particular particularly per perhaps placed please possible present presented presents presumably previous previously probably problem problems propose proposed provide provided provides providing
quite rather really reasonably recent recently refer regard regarding regardless regards related relatively report reported reports respectively result resulting results
said same saw say saying says secondly see seeing seem seemed seeming seems seen sensible sent serious several shall she should shouldn't show showed showing shown shows significant significantly similar simply since so some somebody somehow someone something sometime sometimes somewhat somewhere soon sorry specified specify specifying still studied studies study sub such suggest suggested suggests sure
take taken takes taking tell tends than thank thanks that that's thats the their theirs them themselves then thence there thereafter thereby therefore therein theres thereupon these they thing things think this thorough thoroughly those though through throughout thru thus to together too took toward towards tried tries truly try trying
under unfortunately unless unlikely until unto upon us use used useful uses using usually
various versus very via view viz vs
want wants was wasn't we welcome well went were weren't what whatever when whence whenever where whereafter whereas whereby wherein whereupon wherever whether which while whither who whoever whole whom whose why will willing wish with within without won't wonder would wouldn't
yes yet you your yours yourself yourselves
`

const STOP_WORDS: ReadonlySet<string> = new Set(
  `${WORDS} ${JOINING_ABROAD}`.replace(/[’']/g, '').split(/\s+/).filter(Boolean),
)

/** Whether a word, in lower case and without apostrophes, says nothing about a subject. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

const JOINING: ReadonlySet<string> = new Set(
  `a an and as at by for from in of on or the to with ${JOINING_ABROAD}`.split(/\s+/).filter(Boolean),
)

/** Whether a stop word only joins others: "modulus of elasticity" is an elasticity modulus. */
export const isJoining = (word: string): boolean => JOINING.has(word)
