import { DRAWING } from '@/lib/drawings/constants'
import { suggestionsAt, tokensOf } from '@/lib/drawings/rules/writing'
import { STARTERS } from '@/lib/drawings/rules/starters'
import { LinesBlock, type Place } from '../calculation/block'
import type { Language } from '../calculation/language'
import { palette } from '../calculation/palette'
import { DrawingPreview } from './preview'

const LANGUAGE: Language = {
  label: 'Drawing, one statement a line',
  help: '/help/drawings',
  columns: DRAWING.columns,
  tokens: tokensOf,
  suggestions: suggestionsAt,
  // A drawing's lines have one form each: blanks at their ends are all that can go.
  tidied: (source) => source.replace(/[^\S\n]+$/gm, ''),
  preview: (tables) => new DrawingPreview(tables),
  tools: ({ onReplace, onPreview, onDelete }) =>
    palette('Starting points of the drawing', [
      ...STARTERS.map(({ name, lines }) => ({
        text: name,
        label: `${name}: begin from this example`,
        run: () => onReplace(lines),
      })),
      { text: 'Picture', label: 'Picture: show it drawn', toggle: onPreview },
      { text: 'Delete', label: 'Delete drawing', run: onDelete },
    ]),
}

export const drawingBlock = (place: Place): LinesBlock => new LinesBlock(place, LANGUAGE)
