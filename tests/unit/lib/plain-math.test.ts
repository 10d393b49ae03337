import { typeset } from '@/lib/articles/rules/mathematics'
import { plainMath } from '@/lib/articles/rules/plain-math'

const raw = String.raw

test.each([
  // Functions, roots, bars and degrees are part of what an equation says.
  [
    raw`V_{Rd,max} = \frac{\alpha_{cw} b_w z \nu_1 f_{cd}}{\cot\theta + \tan\theta}`,
    'V_Rd,max = α_cw b_w z ν_1 f_cd/(cot θ + tan θ)',
  ],
  [raw`1 \le \cot\theta \le 2.5`, '1 ≤ cot θ ≤ 2.5'],
  [raw`K_a = \frac{1 - \sin\varphi'}{1 + \sin\varphi'}`, 'K_a = (1 − sin φ′)/(1 + sin φ′)'],
  [
    raw`39.19 \ln\left(\frac{1}{0.9674 \times 0.451^{3.833}} - 1\right) + 482`,
    '39.19 ln(1/(0.9674 × 0.451^3.833) − 1) + 482',
  ],
  [raw`V_{pl,Rd} = \frac{A_v (f_y / \sqrt{3})}{\gamma_{M0}}`, 'V_pl,Rd = A_v(f_y/√3)/γ_M0'],
  [raw`\Phi + \sqrt{\Phi^2 - \bar\lambda_{LT}^2}`, 'Φ + √(Φ^2 − λ̄_LT^2)'],
  [raw`33^\circ`, '33°'],
  [raw`\sqrt[3]{x + 1}`, '∛(x + 1)'],
  [raw`\tau_\perp`, 'τ_⊥'],
  [raw`\min\left(2.8\frac{e_2}{d_0} - 1.7;\ 2.5\right)`, 'min(2.8 (e_2/d_0) − 1.7; 2.5)'],
  // Brackets wherever one line would say something else.
  [raw`\frac{1}{u_1 d}`, '1/(u_1 d)'],
  [raw`\frac{A_{sw}}{s} z f_{ywd} \cot\theta`, '(A_sw/s) z f_ywd cot θ'],
  [raw`\frac{2\,545/1.2}{1.4}`, '(2 545/1.2)/1.4'],
  [raw`\left(\frac{a}{b}\right)^2`, '(a/b)^2'],
  [raw`\frac{\frac{a}{b}}{c}`, '(a/b)/c'],
  [raw`{\frac{a}{b}}^2`, '(a/b)^2'],
  [raw`k^{3/2}`, 'k^(3/2)'],
  [raw`10^{-3}`, '10^−3'],
  [raw`-3 \times (-2)`, '−3 × (−2)'],
  [raw`\sum_{i \gt 1} Q_{k,i}`, '∑_(i > 1) Q_k,i'],
  [raw`(6.10a)`, '(6.10a)'],
  [raw`\Delta M = 1\,000\,\text{kN m}`, 'ΔM = 1 000 kN m'],
  [raw`\begin{cases}a & x \lt 1\\ b & x \ge 1\end{cases}`, '{a, x < 1; b, x ≥ 1'],
  [raw`\begin{aligned}a &= b\\ c &= d\end{aligned}`, 'a = b; c = d'],
  [raw`20\% \text{ of } \mathrm{kN/m^2}`, '20% of kN/m^2'],
  [raw`\underbrace{a + b}_{\text{both}}`, '(a + b)_both'],
  [raw`a \phantom{b} c`, 'a c'],
])('%s reads %s', (latex, line) => expect(plainMath(latex)).toBe(line))

test.each([raw`\frac{a}`, raw`\frac{-a}{b`, raw`\notacommand x`, '{'])(
  'LaTeX that is not printed stays as written: %s',
  (latex) => expect(plainMath(latex)).toBe(latex),
)

test.each(['{', '\\frac{', 'x^{', '\\sqrt{', '\\sqrt', '\\bar'])(
  '%s five thousand times is a text like any other',
  (part) => {
    const latex = part.repeat(5000) + 'x' + (part.endsWith('{') ? '}' : '').repeat(5000)
    expect(plainMath(latex)).toBe(latex)
    expect(typeset(latex, {})).toContain(latex.slice(0, 50))
  },
)
