/** Drawings to begin from, one of each kind that most articles need. */
export const STARTERS: readonly { name: string; lines: string }[] = [
  {
    name: 'Plan',
    lines: `title Control perimeter u_1 = {u_1} about a {c_1} by {c_2} column
c_1 = 400 mm
c_2 = 400 mm
d = 250 mm
u_1 = 2 (c_1 + c_2) + 4 pi d
rect column at 0, 0 size c_1 x c_2 concrete
offset u1 from column by 2 d dash "u_1 = {u_1}"
dim column.left to column.right below "c_1 = {c_1}"
dim column.top to column.bottom left "c_2 = {c_2}"
dim column.right to u1.right below "2d = {2 d}"`,
  },
  {
    name: 'Beam',
    lines: `title Two-span beam under {q}
q = 20 kN/m
span A-B 6 m
span B-C 5 m
support pin A
support roller B
support roller C
udl q on A-B "q = {q}"
point 40 kN at B + 2.5 m
diagram V
diagram M`,
  },
  {
    name: 'Section',
    lines: `title Section {b} by {h} with four bars of 20 mm
b = 300 mm
h = 500 mm
c = 30 mm
rect section at 0, 0 size b x h concrete
link 8 mm in section cover c "8 mm links"
bars 4 x 20 mm in section bottom cover c + 8 mm "4 ∅20"
bars 2 x 12 mm in section top cover c + 8 mm "2 ∅12"
dim section.left to section.right below "b = {b}"
dim section.top to section.bottom left "h = {h}"`,
  },
  {
    name: 'Connection',
    lines: `title End plate with six bolts M24
h = 450 mm
profile beam I h x 190 mm x 9.4 mm x 14.6 mm radius 21 mm at 0, 0
rect plate at 0, 40 mm size 220 mm x 620 mm dash "plate"
bolts 2 x 3 of 26 mm at 0, 130 mm spacing 110 mm x 110 mm "6 M24"
dim plate.left to plate.right below
dim beam.bottom-right to beam.top-right right "h = {h}"`,
  },
  {
    name: 'Wall',
    lines: `title Retaining wall of {H} with active pressure
H = 4.5 m
polygon wall from 0, 0 to 3.2 m, 0 to 3.2 m, 0.5 m to 1.2 m, 0.5 m to 1.2 m, H to 0.9 m, H to 0.8 m, 0.5 m to 0, 0.5 m concrete
line surface from 1.2 m, H to 4.6 m, H ground
line front from -1 m, 0.9 m to 0.8 m, 0.9 m ground
pressure from 3.2 m, H to 3.2 m, 0 values 0 kPa to 28 kPa right "28 kPa"
dim wall.bottom-left to wall.bottom-right below
dim wall.bottom-left to wall.top-left left "H = {H}"`,
  },
  {
    name: 'Plot',
    lines: `title Buckling curves a and b of EN 1993-1-1
axis x "Slenderness" from 0 to 3
axis y "Reduction factor χ" from 0 to 1.1
l = max(x, 0.2)
p_a = 0.5 (1 + 0.21 (l - 0.2) + l^2)
p_b = 0.5 (1 + 0.34 (l - 0.2) + l^2)
curve 1/(p_a + sqrt(p_a^2 - l^2)) "a"
curve 1/(p_b + sqrt(p_b^2 - l^2)) "b"
curve 1/x^2 over 0.9 to 3 "Euler"`,
  },
]
