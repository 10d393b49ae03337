import { xml } from '@/lib/core/xml'
import { UnreadableFile } from './unreadable'

export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlNode[] }
export type XmlNode = XmlElement | string

/** Elements within elements: deeper than Word nests tables, and less than the stack of what walks them. */
const DEPTH_MAX = 250
const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/**
 * Reads a part of a Word document. A document type, and with it every entity of its own, is refused: Word
 * writes none. Throws UnreadableFile.
 */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let at = 0
  while (at < text.length) {
    const start = text.indexOf('<', at)
    const words = text.slice(at, start < 0 ? undefined : start)
    if (words) open.at(-1)!.children.push(unescaped(words))
    if (start < 0) break
    if (text.startsWith('<![CDATA[', start)) {
      at = after(text, ']]>', start)
      open.at(-1)!.children.push(text.slice(start + 9, at - 3))
    } else if (text.startsWith('<!--', start)) at = after(text, '-->', start)
    else if (text.startsWith('<?', start)) at = after(text, '?>', start)
    else if (text.startsWith('<!', start)) throw broken()
    else {
      at = endOfTag(text, start)
      follow(open, text.slice(start + 1, at - 1))
    }
  }
  const element = root.children.find((child) => typeof child !== 'string')
  if (open.length !== 1 || !element || typeof element === 'string') throw broken()
  return element
}

/** Opens or closes the element of a tag. */
function follow(open: XmlElement[], tag: string): void {
  if (tag.startsWith('/')) {
    if (open.length < 2 || open.pop()!.name !== tag.slice(1).trim()) throw broken()
    return
  }
  const closed = tag.endsWith('/')
  const name = /^[^\s/]+/.exec(tag)?.[0] ?? ''
  const element: XmlElement = { name, attributes: {}, children: [] }
  for (const [, key, double, single] of tag
    .slice(name.length)
    .matchAll(/([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    element.attributes[key!] = unescaped(double ?? single ?? '')
  open.at(-1)!.children.push(element)
  if (closed) return
  open.push(element)
  if (open.length > DEPTH_MAX) throw new UnreadableFile('The document is nested too deeply to be read.')
}

function endOfTag(text: string, start: number): number {
  let quote = ''
  for (let at = start; at < text.length; at++) {
    const sign = text[at]!
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
  }
  throw broken()
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  if (found < 0) throw broken()
  return found + mark.length
}

const broken = () => new UnreadableFile('The file is broken and cannot be opened.')

const unescaped = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
        if (name !== undefined) return NAMED[String(name)] ?? String(whole)
        const code = hex === undefined ? Number(decimal) : parseInt(String(hex), 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : ''
      })
    : text

/** Writes an element as it was read. */
export function writeXml(node: XmlNode): string {
  if (typeof node === 'string') return xml(node)
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${xml(value)}"`)
  return node.children.length === 0
    ? `<${node.name}${attributes.join('')}/>`
    : `<${node.name}${attributes.join('')}>${node.children.map(writeXml).join('')}</${node.name}>`
}

/** Returns the child elements, of one name where one is said. */
export const elementsOf = ({ children }: XmlElement, name?: string): XmlElement[] =>
  children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  )

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && elementsOf(element, name)[0]

/** Returns every element below this one that has one of the names, outermost first. */
export function descendantsOf(element: XmlElement, ...names: string[]): XmlElement[] {
  return elementsOf(element).flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...descendantsOf(child, ...names),
  ])
}

/** Returns the text of an element, as its runs have it. */
export const textOf = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
