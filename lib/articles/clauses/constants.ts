/** Other articles that a card names. */
export const CARD_ARTICLES = 5
