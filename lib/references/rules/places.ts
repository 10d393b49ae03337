import type { LocalityType } from '../types'
import { localitiesOf } from './locality'

/** A place that is not named by its kind is a clause, or in brackets an equation. */
const VALUE = String.raw`(?:NA\.|[A-Z]{0,3}\.?)\d+[A-Za-z]?(?:[.-]\d+[A-Za-z]?)*(?:\([A-Z]\))?`
const DEEP = String.raw`(?:NA\.|[A-Z]\.?)?\d{1,2}(?:\.\d{1,3})+[A-Za-z]?`
const PARAGRAPHS = String.raw`(?:\s?\(\d{1,2}\)P?)*`
const FIRST = new RegExp(String.raw`^[\s,;:]*(${DEEP})${PARAGRAPHS}`)
const FURTHER = new RegExp(
  String.raw`^${PARAGRAPHS}(?:\s*(?:,|and|or|&)\s*(?:and\s+)?\(\d{1,2}\)P?)*\s*(,\s*and\s|,|and\s|or\s|&|to\s|–)\s*(${VALUE})(?![\p{L}\d°%/]|\s?(?:mm|kN|N|MPa|m)\b)`,
  'u',
)
/** Also one behind another that ends in a bracket: "(6.37) and (6.38)", and a range of them. */
const NUMBER = String.raw`\((\p{Lu}?\.?\d+(?:\.\d+)*(?:\.?[a-z])?)\)`
const EQUATION = new RegExp(
  String.raw`(?<=^|[,;]\s?|\)\s(?:and|or|&)\s)${NUMBER}(?:\s?(?:to|–)\s?${NUMBER})?`,
  'gu',
)

const WORD: Record<Exclude<LocalityType, 'page'>, string> = {
  clause: '',
  table: 'Table ',
  figure: 'Figure ',
  equation: 'Equation ',
  annex: 'Annex ',
}

/**
 * Returns the places of a standard that a text names, each once and in order: "cl. 6.2.9.1 and 6.3.3" are
 * two. The standard itself is not part of the text.
 */
export function placesIn(text: string): string[] {
  const found: string[] = []
  const add = (type: LocalityType, value: string) => {
    if (type === 'page') return
    const place = WORD[type] + (type === 'clause' ? value.replace(/(?:\(\d{1,2}\)P?)+$/, '') : value)
    if (!found.includes(place)) found.push(place)
  }
  const addList = (type: LocalityType, first: string, end: number) => {
    const values = first.split('–')
    for (const value of values.length === 2 ? between(values[0]!, values[1]!) : values) add(type, value)
    let last = values.at(-1)!
    let rest = text.slice(end)
    for (let match = FURTHER.exec(rest); match; match = FURTHER.exec(rest)) {
      const [said, joined, value] = match as unknown as [string, string, string]
      const isRange = /^(?:to|–)/.test(joined)
      for (const one of isRange ? between(last, value).slice(1) : [value]) add(type, one)
      last = value
      rest = rest.slice(said.length)
    }
  }
  const first = FIRST.exec(text)
  if (first) addList('clause', first[1]!, first[0].length)
  const places = localitiesOf(text)
  for (const { type, value, end } of places) addList(type, value, end)
  for (const [, first, last] of text.matchAll(EQUATION))
    if (first!.includes('.'))
      for (const one of last === undefined ? [first!] : between(first!, last)) add('equation', one)
  return found
}

const MOST = 30

/** Returns a range's places from first to last where they can be counted, and else its two ends. */
function between(first: string, last: string): string[] {
  const [, before, from, after] = /^(.*?)(\d+|[A-Z](?=\)))(\)?)$/.exec(first) ?? []
  const [, beforeLast, to] = /^(.*?)(\d+|[A-Z](?=\)))(\)?)$/.exec(last) ?? []
  if (before === undefined || before !== beforeLast) return [first, last]
  const isLetter = /[A-Z]/.test(from!)
  const number = (text: string) => (isLetter ? text.charCodeAt(0) : Number(text))
  const [low, high] = [number(from!), number(to!)]
  if (!(low < high && high - low < MOST)) return [first, last]
  return Array.from({ length: high - low + 1 }, (_, index) => {
    const at = low + index
    return `${before}${isLetter ? String.fromCharCode(at) : at}${after}`
  })
}
