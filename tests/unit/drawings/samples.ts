import { STARTERS } from '@/lib/drawings/rules/starters'

/**
 * Drawings of every family, each with values that a test may take to their extremes: those that authors begin
 * from, and what these do not show.
 */
export const SAMPLES: Record<string, string> = {
  ...Object.fromEntries(STARTERS.map(({ name, lines }) => [name, lines])),
  'every load': `title Two-span beam under {q} and {P}
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
  'stress block': `title Section {b} by {h}
b = 300 mm
h = 500 mm
x = 180 mm
rect section at 0, 0 size b x h concrete
line axis from -200 mm, h/2 - x to 200 mm, h/2 - x centreline "neutral axis"
pressure from 260 mm, h/2 to 260 mm, h/2 - 0.8 x values 1 to 1 right "f_cd"
arrow from section.bottom-right to section.bottom-right + 100 mm, 0 mm tension "F_s"`,
  'every profile': `title Profiles beside a plate
profile beam I 450 mm x 190 mm x 9.4 mm x 14.6 mm radius 21 mm at 0, 0 "I-section"
profile box box 100 mm x 60 mm x 5 mm at 300 mm, 0
profile pipe tube 90 mm x 5 mm at 300 mm, 120 mm
profile leg angle 90 mm x 60 mm x 8 mm radius 5 mm at 300 mm, -120 mm turned
profile tee T 90 mm x 60 mm x 8 mm x 8 mm at 420 mm, 0
profile trough channel 90 mm x 60 mm x 8 mm x 8 mm at 420 mm, 120 mm
bars 3 x 20 mm from -60 mm, -150 mm to 60 mm, -150 mm bar "3 ∅20"
dim beam.top to beam.bottom left
dim -55 mm, 240 mm to 55 mm, 240 mm above`,
  'forces on a wall': `title Wall with a surcharge
H = 4.5 m
polygon wall from 0, 0 to 3.2 m, 0 to 3.2 m, 0.5 m to 0.9 m, H to 0, 0.5 m concrete
circle hole at 2 m, 0.25 m diameter 100 mm hatch
force at 2.2 m, 2.5 m down "G = 144 kN/m"
turn at 1 m, 2 m clockwise "M"
label at 2 m, 5 m "surcharge"
dim 0, 0 to 0.8 m, 0.5 m`,
  'supports and angles': `title A propped strut
b = 3 m
line strut from 0, 0 to b, 2 m thick "strut"
support pin at strut.start
support roller at strut.end right
support fixed at 0, 2 m left
line tie from 0, 2 m to b, 2 m tension
angle at 0, 0 from b, 0 to strut.end "θ = {atan(2 m/b) -> ° to 3}"
angle at b, 2 m from 0, 2 m to 0, 0
bars 3 x 200 mm from 0, -1 m to b, -1 m as piles concrete "piles"`,
  'bars with names': `title Carbon of three floors
axis x "Floor" of "timber", "steel", "concrete C_30"
axis y "kg/m²" from 0 to 100
series bars 1, 40; 2, 70; 3, 95`,
  'a circle over its angle': `title A circle of {r}
r = 2 m
axis x "x (m)" from -3 m to 3 m
axis y "y (m)" from -3 m to 3 m
parameter phi from 0 to 2 pi
c = cos(phi)
curve r c, r sin(phi) "circle"
curve r c/2, 2 r sin(phi) dash "ellipse"`,
  'loads above each other': `title Floor under three loads
span A-B 6 m
support pin A
support roller B
udl 5 kN/m on A-B "g_1 = 5 kN/m"
udl 3 kN/m on A-B "g_2 = 3 kN/m"
udl 9 kN/m on A-B "q = 9 kN/m"`,
  'every series': `title Reduction and tests
axis x "Slenderness" from 0 to 3
axis y "Reduction factor χ" from 0 to 1.1
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
