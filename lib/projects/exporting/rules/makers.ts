import type { Project } from '../../types'

/** Returns who may change a project, by name: a document of it is theirs, and not of who only reads it. */
export const makersOf = ({ people }: Pick<Project, 'people'>): string =>
  people
    .filter(({ part }) => part !== 'view')
    .map(({ name }) => name)
    .join(', ')
