/** What lines are made of, and what they are not. */
export const PIECES =
  'input|choice|given|check|scope|plot|case|expect|title|assume|x|y|V_Ed|v_Ed.1|gamma_M0|pi|constructor|__proto__|toString|1|0|0.5|1e308|1e-320|-|+|*|/|^|(|)|=|<=|>=|<|->|in|..|if|and|using|to|whole|national|UK|over|solve|:|,|mm|kN|N/mm²|kNm|%|°C|@|"|±|min(|sqrt(|log10(|lookup(steel_grades, |interp(|).f_y|S355|from steel_grades|#|\n| |\t|🏗|ÿ|\u202e|\\|$|<script>|&lt;'.split(
    '|',
  )
