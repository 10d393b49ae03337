export const PROJECTS_PAGE = '/projects'

export const projectAddress = (id: string) => `${PROJECTS_PAGE}/${id}`

/** The document that a project is printed as. */
export const printAddress = (id: string) => `${projectAddress(id)}/print`
