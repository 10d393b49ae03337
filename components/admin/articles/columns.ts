import type { ArticleSort, Shelf } from '@/lib/articles/administration/constants'

type Order = { sort: ArticleSort; is: 'ascending' | 'descending' }
/** The two orders of a head, the one of its first press first; none where the list has no such order. */
export type Column = { name: string; orders?: [Order, Order]; className: string }

const ascendingFirst = (sort: 'title' | 'author' | 'category'): [Order, Order] => [
  { sort, is: 'ascending' },
  { sort: `${sort}-desc`, is: 'descending' },
]

/**
 * A column for which a narrow window has no room, beside the navigation at 1,024 px too; its content is shown
 * below the title there.
 */
export const BESIDE = 'max-xl:hidden'
export const BELOW = 'xl:hidden'

const VIEWS: Column = {
  name: 'Views',
  orders: [
    { sort: 'views', is: 'descending' },
    { sort: 'views-asc', is: 'ascending' },
  ],
  className: `${BESIDE} w-16 text-right`,
}

const CHANGED: Column = {
  name: 'Changed',
  orders: [
    { sort: 'updated', is: 'descending' },
    { sort: 'unchanged', is: 'ascending' },
  ],
  className: `${BESIDE} w-38`,
}

const DATE: Record<Shelf, Column> = {
  published: CHANGED,
  draft: CHANGED,
  pending_review: {
    name: 'Waiting since',
    orders: [
      { sort: 'oldest', is: 'ascending' },
      { sort: 'newest', is: 'descending' },
    ],
    className: `${BESIDE} w-38`,
  },
  rejected: { name: 'Rejected', className: `${BESIDE} w-38` },
  bin: { name: 'Deleted', className: `${BESIDE} w-38` },
}

/** The columns of a tab between the boxes and the buttons, in their order. */
export const columnsOf = (shelf: Shelf): Column[] => [
  { name: 'Title', orders: ascendingFirst('title'), className: '' },
  { name: 'Author', orders: ascendingFirst('author'), className: `${BESIDE} w-32` },
  { name: 'Category', orders: ascendingFirst('category'), className: `${BESIDE} w-34` },
  ...(shelf === 'published' ? [VIEWS] : []),
  DATE[shelf],
]
