import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const FOLDER = join(process.cwd(), 'prisma/seed/articles')

type FrontMatter = {
  title: string
  category: string
  tags: string[]
  excerpt: string
  featured: boolean
  open?: true
  createdAt: string
  references: string[]
}

/**
 * The starter library as lines of an article file, in the order of its dates. Each source is JSON between ---
 * lines, then the body.
 */
export function libraryLines(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const source = readFileSync(join(FOLDER, name), 'utf8')
      const [, front = '', content = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
      const { references, ...rest } = JSON.parse(front) as FrontMatter
      return {
        slug: basename(name, '.html'),
        ...rest,
        reference: references.join('\n'),
        published: true,
        content: content.trim(),
      }
    })
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.slug.localeCompare(b.slug))
    .map((line) => JSON.stringify(line))
}
