import 'server-only'
import { answerCache } from './answer-cache'
import type { Typeface } from './build-files'
import type { Step } from './chain'
import type { NextHandler } from './next-pages'
import { renderCall } from './render-call'
import { renderPage } from './render-page'
import { forgotPasswordPage } from '@/app/(auth)/forgot-password/cache'
import { loginPage } from '@/app/(auth)/login/cache'
import { homePage } from '@/app/(site)/cache'
import { contactPage } from '@/app/(site)/contact/cache'
import { correctionsPage } from '@/app/(site)/corrections/cache'
import { dataPages } from '@/app/(site)/data/cache'
import { helpPage } from '@/app/(site)/help/cache'
import { calculationsHelpPage } from '@/app/(site)/help/calculations/cache'
import { drawingsHelpPage } from '@/app/(site)/help/drawings/cache'
import { membershipPage } from '@/app/(site)/membership/cache'
import { privacyPage } from '@/app/(site)/privacy/cache'
import { registerPage, standardsPages } from '@/app/(site)/standards/cache'
import { termsPage } from '@/app/(site)/terms/cache'
import { verificationPage } from '@/app/(site)/verification/cache'
import { articleCall } from '@/app/api/articles/[key]/cache'
import { GET as readArticle } from '@/app/api/articles/[key]/route'
import { neighboursCall } from '@/app/api/articles/[key]/neighbours/cache'
import { GET as readNeighbours } from '@/app/api/articles/[key]/neighbours/route'
import { libraryCall } from '@/app/api/articles/cache'
import { GET as listArticles } from '@/app/api/articles/route'
import { articleFront, signInPages } from '@/app/access/[prompt]/[[...path]]/cache'
import { articlePage } from '@/app/cached/articles/[slug]/cache'
import { libraryPage } from '@/app/cached/articles/cache'

const PUBLIC_PAGES = [
  homePage,
  loginPage,
  membershipPage,
  contactPage,
  termsPage,
  privacyPage,
  helpPage,
  calculationsHelpPage,
  drawingsHelpPage,
  verificationPage,
  correctionsPage,
  registerPage,
  standardsPages,
  dataPages,
  forgotPasswordPage,
  signInPages,
]

/**
 * Returns the steps that send what is cached, one for each declaration. `faces` are the typefaces of text
 * that is read, which a page shows from its first paint or not at all; `inTurn` lets so many be rendered at a
 * time.
 */
export const cachedAnswers = (handle: NextHandler, faces: Typeface[], inTurn: Step): Step[] => [
  ...PUBLIC_PAGES.map((page) => answerCache(page, renderPage(handle, faces, page.slots), inTurn)),
  answerCache(articlePage, renderPage(handle, faces, articlePage.slots), inTurn),
  answerCache(articleFront, renderPage(handle, faces, articleFront.slots), inTurn),
  answerCache(libraryPage, renderPage(handle, faces), inTurn),
  answerCache(
    articleCall,
    renderCall(readArticle, (path) => ({ key: articleCall.match(path)! })),
    inTurn,
  ),
  answerCache(
    neighboursCall,
    renderCall(readNeighbours, (path) => ({ key: neighboursCall.match(path)! })),
    inTurn,
  ),
  answerCache(libraryCall, renderCall(listArticles), inTurn),
]
