import { saveFile } from '../ui/save-file'
import { toast } from '../ui/toast'
import { pngOf, svgFile } from './picture-file'

/** Steps of the zoom, in per cent of the size at which all of it is seen. */
const ZOOMS = [100, 150, 200, 300, 400, 600]

/** How far an arrow key moves the picture, in pixels. */
const MOVE = 60
const MOVES: Partial<Record<string, [left: number, top: number]>> = {
  ArrowLeft: [-MOVE, 0],
  ArrowRight: [MOVE, 0],
  ArrowUp: [0, -MOVE],
  ArrowDown: [0, MOVE],
}

/** Shows a drawing as large as the window, with zoom and files to save; Escape closes it. */
export function enlarge(figure: HTMLElement): void {
  const dialog = document.createElement('dialog')
  const picture = document.createElement('div')
  const bar = document.createElement('div')
  const name = figure.querySelector('figcaption strong')?.textContent?.replace(/\.$/, '') ?? 'Drawing'
  const title = figure.querySelector('.drawing-title')?.textContent ?? ''
  dialog.className = 'drawing drawing-dialog'
  dialog.setAttribute('aria-label', `${name}: ${title}`)
  picture.className = 'drawing-enlarged'
  picture.tabIndex = 0
  picture.setAttribute('role', 'region')
  picture.setAttribute('aria-label', `${name}, enlarged`)
  const svg = figure.querySelector('svg')!.cloneNode(true) as SVGSVGElement
  picture.append(svg)
  bar.className = 'drawing-bar'
  let zoom = 0
  const show = (step: number) => {
    const inMiddle = middleOf(picture, svg)
    zoom = Math.max(0, Math.min(ZOOMS.length - 1, step))
    const { width, height } = svg.viewBox.baseVal
    const whole = Math.min(picture.clientWidth - 32, ((picture.clientHeight - 32) * width) / height)
    svg.style.width = `${(whole * ZOOMS[zoom]!) / 100}px`
    moveToMiddle(picture, svg, inMiddle)
    smaller.disabled = zoom === 0
    larger.disabled = zoom === ZOOMS.length - 1
    // A key that is pressed on a disabled button is heard by nobody, or by the page behind the dialog.
    const { activeElement } = document
    if (!dialog.contains(activeElement) || activeElement?.matches('button:disabled')) picture.focus()
  }
  const tool = (text: string, label: string, run: () => void) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = text
    button.setAttribute('aria-label', label)
    button.addEventListener('click', run)
    bar.append(button)
    return button
  }
  const file = `${name} ${title}`
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
  const smaller = tool('−', 'Smaller', () => show(zoom - 1))
  const larger = tool('+', 'Larger', () => show(zoom + 1))
  tool('SVG', 'SVG: download', () =>
    saveFile(`${file}.svg`, new Blob([svgFile(svg)], { type: 'image/svg+xml' })),
  )
  tool('PNG', 'PNG: download', () => {
    pngOf(svg).then(
      (png) => saveFile(`${file}.png`, png),
      () => toast({ title: 'The picture could not be made', variant: 'destructive' }),
    )
  })
  const close = tool('Close', 'Close', () => dialog.close())
  close.className = 'drawing-close'
  dialog.append(bar, picture)
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    const move = MOVES[key]
    if (move) {
      // Wherever the focus is: nothing else in the dialog moves by these keys.
      event.preventDefault()
      picture.scrollBy(...move)
    }
    if (key === '+' || key === '=') show(zoom + 1)
    if (key === '-') show(zoom - 1)
    if (key === '0') show(0)
  })
  document.body.append(dialog)
  dialog.showModal()
  show(0)
  // In a narrow window all of it may be no larger than in the text: then it starts larger, and is moved.
  const inText = figure.querySelector('svg')?.getBoundingClientRect().width ?? 0
  while (zoom < ZOOMS.length - 1 && svg.getBoundingClientRect().width < inText * 1.4) show(zoom + 1)
  close.focus()
}

type Parts = [across: number, down: number]

/** Returns which place of a picture is in the middle of its frame, in parts of its size. */
function middleOf(frame: HTMLElement, picture: Element): Parts {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const [x, y] = centreOf(frame)
  return [(x - left) / width, (y - top) / height]
}

/** Moves a picture so that a place of it is in the middle of its frame, as far as it can be moved. */
function moveToMiddle(frame: HTMLElement, picture: Element, [across, down]: Parts): void {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const [x, y] = centreOf(frame)
  frame.scrollBy(left + across * width - x, top + down * height - y)
}

function centreOf(frame: HTMLElement): [x: number, y: number] {
  const { left, top } = frame.getBoundingClientRect()
  return [left + frame.clientWidth / 2, top + frame.clientHeight / 2]
}
