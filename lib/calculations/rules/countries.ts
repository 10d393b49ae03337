/** Members of CEN, and two others with National Annexes, by the letters that a sheet names them by. */
export const COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LT LU LV MK MT MY NL NO PL PT RO RS SE SG SI SK TR UK'.split(
    ' ',
  ),
)
