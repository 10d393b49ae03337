import 'server-only'
import { answerCache } from './answer-cache'
import type { Typeface } from './build-files'
import type { Step } from './chain'
import type { NextHandler } from './next-pages'
import { renderMemberPage } from './render-page'
import { account } from '@/app/data'
import { articleChanges } from '@/app/(member)/articles/[slug]/changes/data'
import { library } from '@/app/(member)/articles/data'
import { assistant } from '@/app/(member)/assistant/data'
import { billing } from '@/app/(member)/billing/data'
import { bookmarks } from '@/app/(member)/bookmarks/data'
import { calculations } from '@/app/(member)/calculations/(list)/data'
import { oneCopy } from '@/app/(member)/calculations/[id]/data'
import { comparedCopies } from '@/app/(member)/calculations/compare/data'
import { myComments } from '@/app/(member)/my-comments/data'
import { myLikes } from '@/app/(member)/my-likes/data'
import { onePath } from '@/app/(member)/paths/[slug]/data'
import { paths } from '@/app/(member)/paths/data'
import { profile } from '@/app/(member)/profile/data'
import { projectList } from '@/app/(member)/projects/(list)/data'
import { oneProject } from '@/app/(member)/projects/[id]/data'
import { search } from '@/app/(member)/search/data'
import { submitArticle } from '@/app/(member)/submit-article/data'
import { watching } from '@/app/(member)/watching/data'
import { dataTable } from '@/app/(site)/data/[name]/data'
import { managedArticles } from '@/app/admin/articles/data'
import { commentedArticles } from '@/app/admin/articles-with-comments/data'
import { auditLog } from '@/app/admin/audit/data'
import { payingMembers } from '@/app/admin/billing/data'
import { categoryList } from '@/app/admin/categories/data'
import { messages } from '@/app/admin/contact-submissions/data'
import { errorReports } from '@/app/admin/errata/data'
import { verification } from '@/app/admin/manual-verification/data'
import { pathTable } from '@/app/admin/paths/data'
import { referenceLists } from '@/app/admin/references/data'
import { clauses } from '@/app/admin/standards/clauses/data'
import { register } from '@/app/admin/standards/data'
import { oneStandard } from '@/app/admin/standards/[slug]/data'
import { standardsWork } from '@/app/admin/standards/work/data'
import { synonyms } from '@/app/admin/synonyms/data'
import { tables } from '@/app/admin/tables/data'
import { tagList } from '@/app/admin/tags/data'
import { members } from '@/app/admin/users/data'
import { MEBIBYTE } from '@/lib/http/caching'
import { memberPages } from '@/lib/http/member-pages'

const PAGES = [
  library,
  articleChanges,
  search,
  assistant,
  paths,
  onePath,
  bookmarks,
  projectList,
  oneProject,
  calculations,
  comparedCopies,
  oneCopy,
  dataTable,
  watching,
  myLikes,
  myComments,
  submitArticle,
  profile,
  billing,
  managedArticles,
  members,
  messages,
  verification,
  errorReports,
  commentedArticles,
  categoryList,
  tagList,
  pathTable,
  tables,
  synonyms,
  referenceLists,
  register,
  clauses,
  standardsWork,
  oneStandard,
  auditLog,
  payingMembers,
]

/**
 * Returns the step that sends pages of one member, each rendered again only when its data has changed.
 * `faces` are the typefaces of text that is read.
 */
export const pagesOfMembers = (handle: NextHandler, faces: Typeface[]): Step =>
  answerCache(
    memberPages({ frame: account, pages: PAGES, bytes: 16 * MEBIBYTE }),
    renderMemberPage(handle, faces),
  )
