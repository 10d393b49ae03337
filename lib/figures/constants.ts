/** What a figure may be. The database keeps the same limits. */
export const FIGURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export const FIGURE_BYTES = 2 * 1024 * 1024
/** Pixels, each way. */
export const FIGURE_SIDE = 6000
export const FIGURES_AN_ACCOUNT = 300
/** How long one stays that no article, draft or former version shows. */
export const IDLE_DAYS = 30

/**
 * How long an object stays in the storage whose figure is in the database again: as long as backups may be
 * kept that say that it is in the storage.
 */
export const UNUSED_DAYS = 30
/** How long one stays of which no figure is left, or none was stored yet: longer than any upload takes. */
export const ORPHAN_DAYS = 1

export const ALT_MAX = 300
export const CAPTION_MAX = 500

/** The only place that an image of an article may come from. */
export const FIGURE_PATH = /^\/api\/figures\/[A-Za-z0-9_-]{22}$/
