import type { Element, ElementContent, Root, RootContent } from 'hast'
import { dissolve, eachElement } from './elements'
import { showFault, type OnFault } from './faults'
import { isOfLines } from './lines'
import { latexOf } from './mathematics'

const isBlock = (element: Element, tagName: string, type: string): boolean =>
  element.tagName === tagName && element.properties.dataType === type

/** Returns whether an element is an exercise: a question with its answer. */
export const isExercise = (element: Element): boolean => isBlock(element, 'section', 'exercise')

const isAnswer = (element: Element): boolean => isBlock(element, 'div', 'answer')

/** Returns whether an element is the question or the answer of an exercise. */
export const isPart = (element: Element): boolean => isAnswer(element) || isBlock(element, 'div', 'question')

/** Returns the question and the answer of an exercise that was cleaned. */
export const partsOf = ({ children: [question, answer] }: Element): [question: Element, answer: Element] => [
  question as Element,
  answer as Element,
]

/**
 * Adds the two parts of every exercise: what comes before the first answer is the question. An exercise is a
 * block of the document and holds no heading, which would begin a section within it; one within anything else
 * comes apart.
 */
export function arrangeExercises(tree: Root): void {
  const comeApart = (node: Root | Element) =>
    dissolve(node, (element) => (isExercise(element) || isPart(element) ? element.children : null))
  tree.children = tree.children.flatMap((child): RootContent[] => {
    if (child.type !== 'element') return [child]
    if (!isExercise(child)) {
      comeApart(child)
      return isPart(child) ? child.children : [child]
    }
    const from = child.children.findIndex((part) => part.type === 'element' && isAnswer(part))
    const at = from < 0 ? child.children.length : from
    return [
      {
        ...child,
        children: [part('question', child.children.slice(0, at)), part('answer', child.children.slice(at))],
      },
    ]
  })

  function part(dataType: 'question' | 'answer', children: ElementContent[]): Element {
    const made: Element = { type: 'element', tagName: 'div', properties: { dataType }, children }
    comeApart(made)
    eachElement(made, (element) => {
      if (/^h[1-4]$/.test(element.tagName)) element.tagName = 'p'
    })
    return made
  }
}

/**
 * Returns the numbers of the exercises of an article, in their order; one whose question or answer is not
 * written is a fault.
 */
export function numberExercises(tree: Root, onFault: OnFault): ReadonlyMap<Element, number> {
  const exercises = tree.children.filter(
    (child): child is Element => child.type === 'element' && isExercise(child),
  )
  const numbers = new Map(exercises.map((exercise, at) => [exercise, at + 1]))
  for (const [exercise, number] of numbers) {
    const missing = missingIn(exercise)
    if (missing) onFault(exercise, `Exercise ${number} has no ${missing}: write one, or delete the exercise`)
  }
  return numbers
}

function missingIn(exercise: Element): 'question' | 'answer' | null {
  const [question, answer] = partsOf(exercise)
  if (isBlank(question)) return 'question'
  return isBlank(answer) ? 'answer' : null
}

const isBlank = (node: Element): boolean =>
  node.children.every((child) => {
    if (child.type !== 'element') return child.type !== 'text' || child.value.trim() === ''
    return child.tagName !== 'img' && !latexOf(child) && !isOfLines(child) && isBlank(child)
  })

const element = (tagName: string, className: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: { className: [className] },
  children,
})
const text = (value: string): ElementContent => ({ type: 'text', value })

/**
 * Returns an exercise as readers see it: its number, the question, and the answer behind a native disclosure,
 * which needs no script and is open on paper. A fault is said in the place of the part that is not written.
 */
export function showExercise(exercise: Element, number: number, fault?: string): Element {
  const [question, answer] = partsOf(exercise)
  const missing = fault === undefined ? null : missingIn(exercise)
  return {
    type: 'element',
    tagName: 'section',
    properties: { className: ['exercise'], ariaLabel: `Exercise ${number}` },
    children: [
      element('p', 'exercise-number', [text(`Exercise ${number}`)]),
      ...(fault !== undefined && missing === 'question' ? [showFault(fault)] : question.children),
      fault !== undefined && missing === 'answer' ? showFault(fault) : folded(answer),
    ],
  }
}

const folded = (answer: Element): Element =>
  element('details', 'exercise-answer', [
    {
      type: 'element',
      tagName: 'summary',
      properties: {},
      children: [
        element('span', 'no-print', [text('Show the answer')]),
        element('span', 'print-only', [text('Answer')]),
      ],
    },
    element('div', 'exercise-worked', answer.children),
  ])
