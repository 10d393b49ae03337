/** Drawings of every family, each with values that a test may take to their extremes. */
export const SAMPLES: Record<string, string> = {
  perimeter: `title Control perimeter u_1 = {u_1} about a {c_1} by {c_2} column
c_1 = 400 mm
c_2 = 300 mm
d = 250 mm
u_1 = 2 (c_1 + c_2) + 4 pi d
rect column at 0, 0 size c_1 x c_2 concrete
offset u1 from column by 2 d dash "u_1 = {u_1}"
dim column.left to column.right below "c_1 = {c_1}"
dim column.top to column.bottom left "c_2 = {c_2}"
dim column.right to u1.right below "2d = {2 d}"`,
  beam: `title Two-span beam under {q} and {P}
q = 20 kN/m
P = 50 kN
span A-B 6 m
span B-C 4 m
support fixed A
support roller B
support pin C
udl q on A-B "q = {q}"
udl 5 kN/m to 15 kN/m on B to C
point P at B + 2 m "P = {P}"
moment 20 kNm at C
stiffness 30000 kN·m²
diagram V
diagram M
diagram deflection`,
  section: `title Section {b} by {h}
b = 300 mm
h = 500 mm
x = 180 mm
rect section at 0, 0 size b x h concrete
link 8 mm in section cover 30 mm "8 mm links"
bars 4 x 20 mm in section bottom cover 38 mm "4 ∅20"
bars 2 x 12 mm in section top cover 38 mm "2 ∅12"
line axis from -200 mm, h/2 - x to 200 mm, h/2 - x centreline "neutral axis"
dim section.left to section.right below "b = {b}"
dim section.top to section.bottom left "h = {h}"
pressure from 260 mm, h/2 to 260 mm, h/2 - 0.8 x values 1 to 1 right "f_cd"
arrow from section.bottom-right to section.bottom-right + 100 mm, 0 mm tension "F_s"`,
  plate: `title End plate of an I-section
h = 450 mm
profile beam I h x 190 mm x 9.4 mm x 14.6 mm radius 21 mm at 0, 0 "I-section"
profile box box 100 mm x 60 mm x 5 mm at 300 mm, 0
profile pipe tube 90 mm x 5 mm at 300 mm, 120 mm
profile leg angle 90 mm x 60 mm x 8 mm radius 5 mm at 300 mm, -120 mm turned
profile tee T 90 mm x 60 mm x 8 mm x 8 mm at 420 mm, 0
profile trough channel 90 mm x 60 mm x 8 mm x 8 mm at 420 mm, 120 mm
rect plate at 0, 40 mm size 220 mm x 620 mm dash
bolts 2 x 3 of 24 mm at 0, 130 mm spacing 110 mm x 110 mm "6 M24"
bars 3 x 20 mm from -60 mm, -150 mm to 60 mm, -150 mm bar "3 ∅20"
dim plate.left to plate.right below
dim plate.top to plate.bottom left
dim -55 mm, 240 mm to 55 mm, 240 mm above`,
  wall: `title Wall with earth pressure
H = 4.5 m
polygon wall from 0, 0 to 3.2 m, 0 to 3.2 m, 0.5 m to 1.2 m, 0.5 m to 1.2 m, H to 0.9 m, H to 0.8 m, 0.5 m to 0, 0.5 m concrete
line soil from 1.2 m, H to 4.6 m, H ground
circle hole at 2 m, 0.25 m diameter 100 mm hatch
pressure from 3.2 m, H to 3.2 m, 0 values 3.3 kPa to 28 kPa right "K_a γ z"
force at 2.2 m, 2.5 m down "G = 144 kN/m"
turn at 1 m, 2 m clockwise "M"
label at 2 m, 5 m "surcharge"
dim wall.bottom-left to wall.bottom-right below
dim wall.bottom-left to wall.top-left left "H = {H}"
dim 0, 0 to 0.8 m, 0.5 m`,
  plot: `title Buckling curves
axis x "Slenderness" from 0 to 3
axis y "Reduction factor χ" from 0 to 1.1
l = max(x, 0.2)
p_a = 0.5 (1 + 0.21 (l - 0.2) + l^2)
curve 1/(p_a + sqrt(p_a^2 - l^2)) "a"
curve 1/x^2 over 0.9 to 3 dash "Euler"
area 0.2 over 0 to 1
series points 0.5, 0.9; 1, 0.6; 1.5, 0.35 "tests"
series bars 2, 0.3; 2.5, 0.2
mark 1.2, 0.53 "λ = 1.2"`,
  logarithmic: `title Fatigue strength of category 71
axis x "Cycles N" from 10000 to 100000000 log
axis y "Stress range (MPa)" from 10 MPa to 1000 MPa log
curve 71 MPa (2000000/x)^(1/3) over 10000 to 5000000 "71"`,
}
