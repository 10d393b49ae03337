import { blocksOf } from '@/lib/articles/revisions/rules/blocks'
import { compareBlocks, differenceOf, type Comparable } from '@/lib/articles/revisions/rules/difference'

test.each([
  ['', []],
  ['<p>One</p><p>Two</p>', ['One', 'Two']],
  ['<h2>Width</h2><p>of <strong>a</strong> flange</p>', ['## Width', 'of a flange']],
  ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', ['• a', '• b', '• c']],
  ['<ul><li><p>a</p></li></ul>', ['a']],
  [
    '<table><thead><tr><th>Grade</th><th>f</th></tr></thead><tbody><tr><td>S355</td><td>355</td></tr></tbody></table>',
    ['Grade | f', 'S355 | 355'],
  ],
  ['<p>x <span data-type="inline-math" data-latex="a &lt; b"></span> y</p>', ['x \\(a < b\\) y']],
  ['<div data-type="block-math" data-latex="\\frac{1}{2}"></div>', ['\\(\\frac{1}{2}\\)']],
  ['<figure><img src="/a.png" alt="A beam"><figcaption>Fig. 1</figcaption></figure>', ['[A beam]', 'Fig. 1']],
  ['<p>&amp;lt; &#38; &#x26; &nbsp; &unknown; &#x110000;</p>', ['&lt; & & &unknown;']],
  ['<p>a<br>b</p>', ['a', 'b']],
])('the text of %s', (html, blocks) => {
  expect(blocksOf(html)).toEqual(blocks)
})

test('a paragraph that takes the place of another is compared word by word', () => {
  expect(compareBlocks(['a', 'the old word', 'z'], ['a', 'the new word', 'z', 'more'])).toEqual([
    { kind: 'same', blocks: ['a'] },
    {
      kind: 'changed',
      pieces: [
        { text: 'the ', kind: 'same' },
        { text: 'old', kind: 'removed' },
        { text: 'new', kind: 'added' },
        { text: ' word', kind: 'same' },
      ],
    },
    { kind: 'same', blocks: ['z'] },
    { kind: 'changed', pieces: [{ text: 'more', kind: 'added' }] },
  ])
})

test('only the parts that differ are given', () => {
  const before: Comparable = {
    title: 'Title',
    excerpt: null,
    category: 'Steel',
    tags: ['Buckling'],
    content: '<p>Text</p>',
    reference: 'EN 1990\nEN 1991',
  }
  expect(differenceOf(before, { ...before })).toEqual([])
  const after = { ...before, category: null, reference: 'EN 1990', content: '<p><strong>Text</strong></p>' }
  expect(differenceOf(before, after)).toEqual([
    { label: 'Category', passages: [{ kind: 'changed', pieces: [{ text: 'Steel', kind: 'removed' }] }] },
    {
      label: 'References',
      passages: [
        { kind: 'same', blocks: ['EN 1990'] },
        { kind: 'changed', pieces: [{ text: 'EN 1991', kind: 'removed' }] },
      ],
    },
  ])
})
