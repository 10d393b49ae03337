/** The examples of the help: complete calculations, which the tests read and verify. */
export const FIRST = `title Beam on two supports
standard EN 1990:2002+A1:2005
assume The beam is restrained along its length.
input L = 6 m in 1 m..12 m "Span"
input g_k = 4 kN/m in 0 kN/m..40 kN/m "Permanent load"
input q_k = 6 kN/m in 0 kN/m..40 kN/m "Variable load"
input M_Rd = 90 kNm in 10 kNm..500 kNm "Resistance"
given gamma_G = 1.35 @ Table A1.2(B)
given gamma_Q = 1.5 @ Table A1.2(B)
p_d = gamma_G g_k + gamma_Q q_k -> kN/m @ 6.4.3.2, (6.10)
M_Ed = p_d L^2/8 -> kNm "Moment at midspan"
check M_Ed <= M_Rd "Bending"
plot M_Ed over L in 2 m..10 m "Moment over the span"
expect M_Ed = 64.8 kNm ± 0.01 % "sum of both loads by hand"
case L = 4 m, g_k = 10 kN/m, q_k = 0 kN/m
expect M_Ed = 27 kNm ± 0.01 % "permanent load alone, by hand"`

export const FORMULA = `title Mean tensile strength of concrete up to C50/60
standard EN 1992-1-1:2004+A1:2014
input f_ck = 30 MPa in 12 MPa..50 MPa "Cylinder strength"
f_ctm = 0.30 f_ck^(2/3) -> MPa using MPa @ Table 3.1
f_ctk = 0.7 f_ctm -> MPa @ Table 3.1 "5 % fractile"
expect f_ctm = 2.9 MPa ± 1 % "Table 3.1, C30/37"
case f_ck = 50 MPa
expect f_ctm = 4.1 MPa ± 1 % "Table 3.1, C50/60"`

export const CASES = `title Reduction for a slender member
input lambda_1 = 0.8 in 0..3 "Slenderness"
k_1 = 1 if lambda_1 <= 0.2 | 1.2 - lambda_1 if lambda_1 < 1 | 0.2/lambda_1
check k_1 >= 0.3 "Least reduction for which the method holds"
expect k_1 = 0.4 ± 0.1 % "by hand"
case lambda_1 = 2
expect k_1 = 0.1 ± 0.1 % "by hand"`

export const CHOICE = `title Plate in tension
standard EN 1993-1-1:2005+A1:2014
choice grade = S355 from steel_grades "Steel grade"
input b_1 = 100 mm in 20 mm..400 mm "Width"
input t_1 = 10 mm in 3 mm..40 mm "Thickness"
given gamma_M0 = 1.0 national UK 1.0 @ 6.1
f_y = lookup(steel_grades, grade).f_y -> MPa @ Table 3.1
N_pl.Rd = b_1 t_1 f_y/gamma_M0 -> kN @ 6.2.3(2), (6.6)
expect N_pl.Rd = 355 kN ± 0.01 % "by hand"
case grade = S235, b_1 = 200 mm
expect N_pl.Rd = 470 kN ± 0.01 % "by hand"`
