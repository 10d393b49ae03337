export type AdminPage = { href: string; label: string; description: string }

/** The pages of the administration that exist, in the order of the side navigation and of the dashboard's cards. */
export const ADMIN_PAGES: AdminPage[] = [
  {
    href: '/admin/articles-with-comments',
    label: 'Articles with Comments',
    description: 'Decide on reported comments, and read what members say.',
  },
]

/** Where an article is edited; null until there is such a page. */
export const editAddress = (articleId: number): string | null =>
  ADMIN_PAGES.some(({ href }) => href === '/admin/articles') ? `/admin/articles/edit/${articleId}` : null
