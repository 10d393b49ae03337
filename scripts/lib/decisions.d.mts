export function misfiled(index: string, records: readonly { name: string; text: string }[]): string[]
