export function sixtyLines(): string
