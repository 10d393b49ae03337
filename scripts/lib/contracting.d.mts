export function contractions(sql: string): string[]
