import 'server-only'
import { answerCache } from './answer-cache'
import type { Step } from './chain'
import type { NextHandler } from './next-pages'
import { renderCall } from './render-call'
import { renderPage } from './render-page'
import { articleCall } from '@/app/api/articles/[key]/cache'
import { GET as readArticle } from '@/app/api/articles/[key]/route'
import { libraryCall } from '@/app/api/articles/cache'
import { GET as listArticles } from '@/app/api/articles/route'
import { articlePage } from '@/app/cached/articles/[slug]/cache'
import { libraryPage } from '@/app/cached/articles/cache'

/** Returns the steps that send what is cached, one for each declaration. */
export const cachedAnswers = (handle: NextHandler): Step[] => [
  answerCache(articlePage, renderPage(handle, articlePage.slots)),
  answerCache(libraryPage, renderPage(handle)),
  answerCache(
    articleCall,
    renderCall(readArticle, (path) => ({ key: articleCall.match(path)! })),
  ),
  answerCache(libraryCall, renderCall(listArticles)),
]
