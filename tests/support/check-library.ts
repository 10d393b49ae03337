import { missingParts } from './article-parts'
import { checkEquation } from './latex-arithmetic'
import { problemsOf, readSeedArticles } from './seed-articles'
import { readBody } from './seed-body'

/** Prints problems and missing parts of the named articles, or of all; answers the exit code. */
function main(slugs: readonly string[]): number {
  const articles = readSeedArticles()
  let failures = 0
  for (const slug of slugs.filter((name) => !articles.some((article) => article.slug === name))) {
    console.error(`${slug}: there is no such article.`)
    failures += 1
  }
  for (const article of articles.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))) {
    const problems = problemsOf(article)
    const { words, equations } = readBody(article.body)
    const pairs = equations.flatMap(({ latex }) => checkEquation(latex)).length
    console.log(
      `${problems.length === 0 ? 'ok  ' : 'FAIL'} ${article.slug} (${words} words, ${pairs} numeric pairs)`,
    )
    for (const problem of problems) console.log(`     - ${problem}`)
    for (const part of missingParts(article)) console.log(`     missing: ${part}`)
    failures += problems.length === 0 ? 0 : 1
  }
  return failures === 0 ? 0 : 1
}

process.exitCode = main(process.argv.slice(2))
