/**
 * Names of the lines with a clause, by article, whose formulas have not been looked up in the two projects, in
 * the order of the sheet; checks without what follows them.
 */
export const LATER: Record<string, string[]> = {
  'portal-frames-elastic-plastic-and-in-plane-stability': [
    'w_Ed',
    'alpha_H',
    'lambdabar_r',
    'lambdabar_1',
    'check 3 <= alpha_cr',
    'k_2',
    'M_pl.c',
    'M_pl.r',
    'M_el.r',
    'N_pl.r',
    'check k_2 N_r <= 0.25 N_pl.r',
    'check k_2 M_c <= M_pl.c',
    'check k_2 max(M_h, 0 kNm) <= M_el.r',
    'check k_2 max(M_r, 0 kNm) <= M_pl.r',
  ],
}
