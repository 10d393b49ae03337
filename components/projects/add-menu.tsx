'use client'
import { Bookmark, Calculator, Heading, Plus, StickyNote } from 'lucide'
import type { Project } from '@/lib/projects/types'
import { buttonStyles } from '../ui/button-styles'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../ui/dropdown-menu'
import { Icon } from '../ui/icon'
import { useMenuDialog } from '../ui/use-menu-dialog'
import { AddArticle, AddCalculation } from './add-saved'
import { AddWords } from './words-dialog'

/**
 * What can be added to a project from its own page. What is being written stays, also where its writer may no
 * longer edit: `edits` is about the button.
 */
export function AddMenu({ project, edits }: { project: Project; edits: boolean }) {
  const { dialog, choose, onCloseAutoFocus, close } = useMenuDialog<
    'heading' | 'note' | 'article' | 'calculation'
  >()
  return (
    <>
      {edits && (
        <DropdownMenu>
          <DropdownMenuTrigger className={buttonStyles({ size: 'sm' })}>
            <Icon shape={Plus} />
            Add
          </DropdownMenuTrigger>
          <DropdownMenuContent onCloseAutoFocus={onCloseAutoFocus}>
            <DropdownMenuItem onSelect={() => choose('heading')}>
              <Icon shape={Heading} />
              Heading
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => choose('note')}>
              <Icon shape={StickyNote} />
              Note
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => choose('article')}>
              <Icon shape={Bookmark} />
              Bookmarked article
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => choose('calculation')}>
              <Icon shape={Calculator} />
              Saved calculation
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {(dialog === 'heading' || dialog === 'note') && (
        <AddWords projectId={project.id} kind={dialog} onClose={close} />
      )}
      {dialog === 'article' && <AddArticle project={project} onClose={close} />}
      {dialog === 'calculation' && <AddCalculation project={project} onClose={close} />}
    </>
  )
}
