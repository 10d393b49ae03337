export type Category = { id: number; name: string; slug: string; description: string | null }
export type Tag = { id: number; name: string; slug: string }
