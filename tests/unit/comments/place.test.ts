import { commentAddress, linkedComment } from '@/lib/comments/rules/place'

test('the address of a comment leads back to it, and nothing else does', () => {
  const { hash } = new URL(commentAddress('shear-lag', 12), 'http://localhost')
  expect(linkedComment(hash)).toBe(12)
  for (const other of [
    '',
    '#comments',
    '#comment-',
    '#comment-0',
    '#comment-1x',
    '#comment--1',
    '#comment-12345678901',
  ])
    expect(linkedComment(other)).toBeNull()
})
