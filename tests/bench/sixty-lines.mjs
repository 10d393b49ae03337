/** Returns a calculation of 60 lines: six members in a row, each with its own input and check. */
export function sixtyLines() {
  const lines = [
    'title A calculation of sixty lines',
    'standard EN 1993-1-1:2005',
    'input f_y = 275 MPa in 200 MPa..460 MPa "Yield strength"',
  ]
  for (let n = 1; n <= 6; n++)
    lines.push(
      `heading Member ${n}`,
      `input L_${n} = ${3 + n} m in 1 m..20 m "Length"`,
      `A_${n} = 7640 mm² @ 6.2.4(2)`,
      `I_${n} = 92000000 mm⁴ @ 6.3.1.2(1)`,
      `N_cr.${n} = pi^2 210000 MPa I_${n}/L_${n}^2 -> kN @ 6.3.1.2(1) "Critical force"`,
      `lambdabar_${n} = sqrt(A_${n} f_y/N_cr.${n}) @ 6.3.1.2(1), (6.50) "Slenderness"`,
      `Phi_${n} = 0.5 (1 + 0.34 (lambdabar_${n} - 0.2) + lambdabar_${n}^2) @ 6.3.1.2(1)`,
      `chi_${n} = min(1/(Phi_${n} + sqrt(Phi_${n}^2 - lambdabar_${n}^2)), 1) @ 6.3.1.2(1), (6.49) "Reduction"`,
      `N_Rd.${n} = chi_${n} A_${n} f_y/1.0 -> kN @ 6.3.1.1(3), (6.47) "Resistance"`,
    )
  for (let n = 1; n <= 3; n++) lines.push(`check 300 kN <= N_Rd.${n} @ 6.3.1.1(1) "Member ${n}"`)
  return lines.join('\n')
}
