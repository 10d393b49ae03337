/**
 * What engineers call one thing: each line is one meaning, its names parted by `|`. A text that uses any of the names is found by all the
 * others. Abbreviations stand with what they are short for only where structural engineers read them in no other way. Reviewed by hand; what
 * administrators add is kept in the database (`search_synonyms`) in the same form.
 */
export const SYNONYMS: readonly string[] = `
lateral torsional buckling|ltb|lateral torsional instability
ultimate limit state|uls
serviceability limit state|sls|serviceability
accidental limit state|als
fatigue limit state|fls
reinforced concrete|rc|ferroconcrete
prestressed concrete|psc
post tensioned|pt|post tensioning|posttensioned|posttensioning
pre tensioned|pretensioned|pre tensioning|pretensioning
reinforcement|rebar|reinforcing bar|reinforcing steel|reinforcing bars|rebars|steel bar
second moment of area|moment of inertia|area moment of inertia
section modulus|modulus of section
radius of gyration|gyration radius
young modulus|youngs modulus|elastic modulus|modulus of elasticity|e modulus
shear modulus|modulus of rigidity
poisson ratio|poissons ratio
uniformly distributed load|udl|distributed load|uniform load
dead load|permanent action|permanent load|dead weight
live load|imposed load|variable action|imposed action
self weight|own weight|selfweight
partial factor|partial safety factor|safety factor
load combination|combination of actions|action combination
finite element|fe|fea|fem|finite element method|finite element analysis
cross laminated timber|clt|xlam
glued laminated timber|glulam|glt|gluelam
laminated veneer lumber|lvl
engineered timber|engineered wood|mass timber
timber|wood|lumber
bending moment|flexural moment
bending|flexure|flexural
bending resistance|moment resistance|moment capacity|flexural strength|flexural capacity|bending capacity
shear resistance|shear capacity|shear strength
resistance|capacity
punching shear|punching|two way shear
action|load|loading
strut and tie|strut tie|stm
stirrup|link|shear link|shear reinforcement|stirrups
concrete cover|cover to reinforcement|nominal cover|clear cover
lap length|lap splice|lapped joint|lap joint
anchorage length|development length|bond length
crack width|crack control|cracking control
column|stanchion
rafter|roof beam
purlin|side rail|cladding rail
connection|joint
bolted connection|bolted joint
welded connection|welded joint
base plate|baseplate|column base
end plate|endplate
fin plate|finplate|shear tab
splice|spliced joint
preloaded bolt|hsfg|friction grip bolt|slip resistant bolt|slip critical bolt|pretensioned bolt
fillet weld|fillet welded
butt weld|groove weld|full penetration weld
universal beam|ub|ukb
universal column|uc|ukc
hollow section|hss|structural hollow section|tube
square hollow section|shs
rectangular hollow section|rhs
circular hollow section|chs
parallel flange channel|pfc
cold formed|coldformed|light gauge
composite beam|steel concrete composite beam
composite slab|composite decking|metal deck slab
shear connector|shear stud|headed stud
castellated beam|cellular beam
plate girder|built up girder
truss|lattice girder
portal frame|portal
moment frame|moment resisting frame|rigid frame|sway frame
braced frame|non sway frame
bracing|brace
shear wall|core wall|structural wall
flat slab|flat plate
waffle slab|coffered slab
hollow core|hollowcore
precast|pre cast
cast in place|cast in situ|in situ concrete|insitu concrete
foundation|footing|substructure
pad foundation|pad footing|isolated footing
strip foundation|strip footing
raft foundation|mat foundation
pile|piled foundation
pile cap|pilecap
retaining wall|earth retaining wall
bearing capacity|bearing resistance
settlement|subsidence
earth pressure|soil pressure
ground investigation|site investigation
earthquake|seismic
wind load|wind action|wind pressure
snow load|snow action
thermal action|temperature action|temperature load
accidental action|accidental load
disproportionate collapse|progressive collapse|robustness
effective length|buckling length
slenderness|slenderness ratio
buckling curve|column curve
flexural buckling|column buckling|strut buckling|euler buckling
local buckling|plate buckling
section classification|cross section class|class of section
width to thickness ratio|c t ratio
second order effect|p delta|p delta effect|geometric nonlinearity
imperfection|initial bow|sway imperfection
plastic hinge|plastic analysis
moment redistribution|redistribution of moments
shear lag|effective width
shear deformation|timoshenko beam
torsion|twisting
warping|warping torsion
deflection|sag
deflection limit|span to depth ratio|span depth ratio
vibration|floor vibration|floor dynamics
natural frequency|fundamental frequency|eigenfrequency
damping|damping ratio
creep|creep coefficient
shrinkage|drying shrinkage
relaxation|tendon relaxation
prestress loss|loss of prestress
tendon|prestressing strand|prestressing steel
yield strength|yield stress|proof strength
tensile strength|ultimate strength
compressive strength|cylinder strength|cube strength
characteristic value|characteristic strength
design value|design strength
stress strain|stress strain curve|constitutive law
fatigue|cyclic loading
stress range|fatigue detail
fracture toughness|brittle fracture|charpy
corrosion|rusting
durability|exposure class
carbonation|chloride ingress
fire resistance|fire rating|fire design
fire protection|intumescent
critical temperature|limiting temperature
masonry|brickwork|blockwork
mortar|masonry mortar
movement joint|expansion joint
national annex|nationally determined parameter|ndp
execution class|exc
tolerance|permitted deviation
consequence class|reliability class
design working life|design life|service life
highest|maximum
lowest|minimum
free body diagram|fbd
bending moment diagram|bmd
shear force diagram|sfd
yield line|yield line theory
response spectrum|design spectrum
base shear|lateral force method
ductility|ductility class
behaviour factor|q factor|response modification factor
pushover|nonlinear static analysis
quality assurance|quality control
building information modelling|bim
factor of safety|fos
high strength concrete|hsc
fibre reinforced polymer|frp
carbon fibre reinforced polymer|cfrp
glass fibre reinforced polymer|gfrp
fibre reinforced concrete|frc|sfrc
self compacting concrete|scc|self consolidating concrete
ground granulated blast furnace slag|ggbs|slag cement
pulverised fuel ash|pfa|fly ash
water cement ratio|w c ratio
`
  .trim()
  .split('\n')
