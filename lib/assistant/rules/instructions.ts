const MACHINE = String.raw`(?:AI|A\.I\.|assistants?|chat ?bots?|language models?|LLMs?|GPT)`
const SPEAKING = String.raw`(?:answer|say|reply|respond|state|tell|claim|output|write|quote|cite|recommend)`

/** Sentences that speak to a machine that reads, and not to an engineer. */
const PATTERNS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,60}\b(?:instructions?|prompts?|rules?|passages?|context|guidelines|text above|everything)\b/i,
  /\b(?:system|developer) (?:prompt|message|instructions?)\b/i,
  new RegExp(String.raw`\byou are (?:now )?(?:an?|the) [^.\n]{0,30}${MACHINE}\b`, 'i'),
  new RegExp(
    String.raw`\b${MACHINE}s?\b[^.\n]{0,60}\b(?:must|should|shall|will|has to|have to|please)\b[^.\n]{0,40}\b${SPEAKING}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:note|message|instructions?|attention)\b[^.\n]{0,20}\b(?:to|for) (?:the |any |all )?${MACHINE}\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:when|if|whenever)\b[^.\n]{0,40}\basked\b[^.\n]{0,80}\b${SPEAKING}\b`, 'i'),
  /\b(?:new|updated|following|these|my) instructions\b/i,
  /<\/?\s*(?:system|assistant|user|instructions?|passages?)\b[^>]*>|\[\/?INST\]|<\|[^|]*\|>/i,
]

/** Returns whether a text tries to instruct whoever answers from it. Such a text is never quoted. */
export const containsInstructions = (text: string): boolean => {
  const flat = text.normalize('NFKC').replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
  return PATTERNS.some((pattern) => pattern.test(flat))
}
