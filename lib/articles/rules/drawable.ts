const GREEK: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  η: 'eta',
  θ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  Δ: 'Delta',
  Σ: 'Sigma',
  Φ: 'Phi',
  Ψ: 'Psi',
  Ω: 'Omega',
}

/**
 * A title for the picture of a shared article. The drawing library asks other hosts for characters that its
 * font lacks, so it is given none: Greek is spelled out, typographic marks stay, everything beyond European
 * letters is left out.
 */
export const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Script=Greek}/gu, (letter) => GREEK[letter] ?? GREEK[letter.toLowerCase()] ?? '')
    .replace(/[‐-―]/gu, '-')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/[^\u0020-\u007E\u00A0-\u017F]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
