/** Projects that one member may own. */
export const PROJECT_LIMIT = 50
/** Items of one project, and calculations among them, whose sheets a print typesets. */
export const ITEM_LIMIT = 200
export const CALCULATION_LIMIT = 40
/** Members of one project and open invitations to it, without its owner. */
export const MEMBER_LIMIT = 20
export const COMMENT_LIMIT = 500

export const PROJECT_NAME_LENGTH = 100
export const DESCRIPTION_LENGTH = 500
export const HEADING_LENGTH = 200
export const NOTE_LENGTH = 5000
/** What is written beside an article, a passage or a calculation. */
export const REMARK_LENGTH = 2000
export const COMMENT_LENGTH = 2000

/** Days after which an invitation that nobody answered is deleted. */
export const INVITATION_DAYS = 30

/** The address that projects are cached under in the browser. */
export const PROJECTS = '/api/projects'

export const FILE_FORMATS = ['bib', 'ris', 'json', 'zip'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]
