import { PAPER } from '@/lib/drawings/constants'

/** What a picture in a file of its own has instead of a style sheet. */
const WRITTEN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'fill-rule',
  'font-size',
  'text-anchor',
  'paint-order',
] as const

/** Pixels of a downloaded picture for one unit of the drawing. */
const FINE = 4

/** Returns a drawing as a file that needs no style sheet, in the colours of paper. */
export function svgFile(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const { width, height } = svg.viewBox.baseVal
  onPaper(() => {
    const copies = copy.querySelectorAll('*')
    for (const [index, element] of [...svg.querySelectorAll('*')].entries()) {
      const style = getComputedStyle(element)
      const target = copies[index]!
      for (const name of WRITTEN) {
        const value = style.getPropertyValue(name)
        if (value && value !== 'none' && value !== 'normal') target.setAttribute(name, value)
        else if (name === 'fill') target.setAttribute(name, 'none')
      }
      target.removeAttribute('class')
    }
  })
  copy.removeAttribute('style')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('font-family', 'IBM Plex Sans, Arial, sans-serif')
  copy.setAttribute('width', `${(width * PAPER).toFixed(1)}mm`)
  copy.setAttribute('height', `${(height * PAPER).toFixed(1)}mm`)
  return new XMLSerializer().serializeToString(copy)
}

/** Runs something while the page has the colours of paper; nothing is painted meanwhile. */
function onPaper(run: () => void): void {
  const { classList } = document.documentElement
  const wasDark = classList.contains('dark')
  classList.remove('dark')
  try {
    run()
  } finally {
    classList.toggle('dark', wasDark)
  }
}

/** Returns the same as an image on white. */
export async function pngOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal
  const image = new Image(width * FINE, height * FINE)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgFile(svg))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [width * FINE, height * FINE]
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  )
}
