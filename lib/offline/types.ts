/** A page that is saved on a device, at the address that it has online. */
export type OfflineCopy = {
  address: string
  title: string
  kind: 'article' | 'project'
  /** What it was made of: another one is saved anew. */
  version: string
}

/** What is saved on a device. */
export type Saved = {
  /** The id of the member whose copies these are. */
  owner: string
  /** ISO 8601. */
  at: string
  /** The site's first style sheet, whose name says which build the copies are laid out by. */
  build: string
  copies: OfflineCopy[]
}
