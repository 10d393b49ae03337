'use client'
import { useState } from 'react'
import { bibtexCitation, plainCitation } from '@/lib/articles/rules/citing'
import type { ArticleReading } from '@/lib/articles/types'
import { Button } from '../ui/button'
import { Dialog, DialogContent } from '../ui/dialog'
import { Tab, TabPanel, Tabs, TabsList } from '../ui/tabs'
import { Unbroken } from '../ui/unbroken'
import { copyText } from './copy-text'

export type Cited = Pick<ArticleReading, 'slug' | 'title' | 'author' | 'revision' | 'updatedAt'>

/** How to name this article and the revision that was read. */
export function CiteDialog({ article, onClose }: { article: Cited; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Cite this article"
        description="With the revision you are reading: an article can be corrected later."
        size="md"
      >
        <Citations article={article} />
      </DialogContent>
    </Dialog>
  )
}

function Citations({ article }: { article: Cited }) {
  const [today] = useState(() => new Date().toISOString())
  const origin = window.location.origin
  return (
    <Tabs defaultValue="plain">
      <TabsList aria-label="Form of the citation">
        <Tab value="plain">Plain text</Tab>
        <Tab value="bibtex">BibTeX</Tab>
      </TabsList>
      <TabPanel value="plain">
        <Citation text={plainCitation(article, origin, today)} />
      </TabPanel>
      <TabPanel value="bibtex">
        <Citation text={bibtexCitation(article, origin, today)} />
      </TabPanel>
    </Tabs>
  )
}

function Citation({ text }: { text: string }) {
  return (
    <div className="grid gap-4">
      <pre className="bg-sunken overflow-x-auto rounded-md p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        <Unbroken text={text} />
      </pre>
      <Button className="justify-self-end" onClick={() => void copyText(text, 'Citation copied')}>
        Copy
      </Button>
    </div>
  )
}
