'use client'
import type { Editor } from '@tiptap/core'
import { EditorDialogFrame } from './dialog-frame'
import { keysFor, SHORTCUTS } from './shortcuts'

export function ShortcutsDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  return (
    <EditorDialogFrame editor={editor} title="Keyboard shortcuts" size="md" onClose={onClose}>
      <div className="grid gap-x-8 gap-y-5 px-5 py-4 sm:grid-cols-2">
        {SHORTCUTS.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="mb-2 text-sm font-semibold">{title}</h3>
            <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5 text-sm">
              {keys.map(([key, does]) => (
                <div key={key} className="contents">
                  <dt className="text-ink-soft">{does}</dt>
                  <dd>
                    <kbd className="code bg-sunken rounded-sm px-1.5 py-0.5">{keysFor(key)}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </EditorDialogFrame>
  )
}
