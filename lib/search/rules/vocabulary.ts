/**
 * What engineers call one thing: each line is one meaning, its names parted by `|`. A text that uses any of
 * the names is found by all the others. Abbreviations stand with what they are short for only where
 * structural engineers read them in no other way. Reviewed by hand; what administrators add is stored in the
 * database (`search_synonyms`) in the same form.
 */
export const SYNONYMS: readonly string[] = `
lateral torsional buckling|ltb|lateral torsional instability
ultimate limit state|uls|gzt|elu|slu
serviceability limit state|sls|serviceability|gzg|els|sle
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
uniformly distributed load|udl|distributed load|uniform load|uniform loading|evenly distributed load
dead load|permanent action|permanent load|dead weight
live load|imposed load|variable action|imposed action|variable load|superimposed load
self weight|own weight|selfweight
partial factor|partial safety factor|safety factor
load combination|combination of actions|action combination|uls combination|ultimate limit state combination|fundamental combination|load factor|partial factor on actions|partial factor for actions
finite element|fe|fea|fem|finite element method|finite element analysis
cross laminated timber|clt|xlam
glued laminated timber|glulam|glt|gluelam
laminated veneer lumber|lvl
engineered timber|engineered wood|mass timber
timber|wood|lumber
bending moment|flexural moment
bending|flexure|flexural
bending resistance|moment resistance|moment capacity|flexural strength|flexural capacity|bending capacity|moment of resistance|flexural resistance|ultimate moment|moment strength|resisting moment
shear resistance|shear capacity|shear strength
resistance|capacity
punching shear|punching|two way shear
action|load|loading
strut and tie|strut tie|stm
stirrup|link|shear link|shear reinforcement|stirrups
concrete cover|cover to reinforcement|nominal cover|clear cover
lap length|lap splice|lapped joint|lap joint|overlap|overlap length|splice length
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
butt weld|groove weld|full penetration weld|cjp|complete joint penetration
partial penetration weld|pjp|partial joint penetration
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
shear connector|shear stud|headed stud|stud connector
castellated beam|cellular beam
plate girder|built up girder
truss|lattice girder
portal frame|portal
moment frame|moment resisting frame|rigid frame|sway frame|unbraced frame
braced frame|non sway frame
bracing|brace
shear wall|core wall|structural wall|lift core|elevator core|service core|shear core
flat slab|flat plate
waffle slab|coffered slab
hollow core|hollowcore
precast|pre cast
cast in place|cast in situ|in situ concrete|insitu concrete
foundation|footing|substructure
pad foundation|pad footing|isolated footing
strip foundation|strip footing|wall footing|continuous footing
raft foundation|mat foundation
pile|piled foundation
pile cap|pilecap
retaining wall|earth retaining wall
bearing capacity|bearing resistance|safe bearing pressure|allowable bearing pressure|permissible bearing pressure|ground bearing pressure|presumed bearing value
settlement|subsidence
earth pressure|soil pressure
ground investigation|site investigation
earthquake|seismic
wind load|wind action|wind pressure
snow load|snow action
thermal action|temperature action|temperature load
accidental action|accidental load
disproportionate collapse|progressive collapse|robustness
effective length|buckling length|effective length factor|k factor|effective height
slenderness|slenderness ratio
buckling curve|column curve
flexural buckling|column buckling|strut buckling|euler buckling
local buckling|plate buckling
section classification|cross section class|class of section|section class|compact section|compactness
width to thickness ratio|c t ratio
second order effect|p delta|p delta effect|geometric nonlinearity|second order analysis
imperfection|initial bow|sway imperfection
plastic hinge|plastic analysis
moment redistribution|redistribution of moments
effective flange width|effective width of flange|effective flange breadth
shear deformation|timoshenko beam
torsion|twisting|twist|torsional moment|torque
warping|warping torsion
deflection|sag
deflection limit|limiting deflection|allowable deflection|permissible deflection|span to depth ratio|span depth ratio|span effective depth ratio
vibration|floor vibration|floor dynamics|bouncy|springy|bounce|bounces
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
masonry|brickwork|blockwork|brick wall|block wall|cmu|concrete masonry|concrete masonry unit
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
base shear|lateral force method|equivalent lateral force|elf
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
grade|gr
reduced beam section|rbs|dogbone|dog bone
back propping|backpropping|reshoring
falsework|shoring|temporary propping
formwork|shuttering
embedded wall|embedded retaining wall
sheet pile|sheet piling|sheetpile
diaphragm wall|slurry wall
secant pile|secant piling
ground anchor|tieback|ground anchorage|soil anchor
soil nail|soil nailing
bored pile|drilled shaft|drilled pier
shaft friction|skin friction|shaft resistance
end bearing|base resistance|toe resistance
negative skin friction|downdrag
standard penetration test|spt
cone penetration test|cpt|cptu
angle of shearing resistance|friction angle|angle of internal friction
modulus of subgrade reaction|subgrade modulus|subgrade reaction|winkler
pore pressure|pore water pressure
groundwater|water table|ground water
california bearing ratio|cbr
compression resistance|axial resistance|axial capacity|compression capacity|squash load
tension resistance|tensile resistance|tensile capacity|tension capacity
block tearing|block shear|block shear rupture
prying|prying action|prying force
holding down bolt|anchor bolt|anchor rod|hd bolt|foundation bolt
post installed anchor|postinstalled anchor
bonded anchor|chemical anchor|resin anchor|adhesive anchor
galvanizing|hot dip galvanizing|hdg
weathering steel|corten|cor ten
lever arm|internal lever arm
stress block|rectangular stress block|whitney block
corbel|concrete bracket
half joint|dapped end
drop panel|drop head
ground bearing slab|slab on grade|slab on ground
two way slab|two way spanning slab
one way slab|one way spanning slab
ribbed slab|one way joist
simply supported|simple span|simple support
fixed end|encastre|built in end|fully fixed
pinned|hinged
continuous beam|multi span beam
point load|concentrated load
line load|knife edge load
elastic critical moment|critical moment|M_cr
elastic critical load|euler load|critical load|elastic buckling load|critical force|N_cr
equivalent horizontal force|notional load|notional horizontal force|ehf|nhf
storey drift|interstorey drift|inter storey drift|drift limit|lateral drift|lateral deflection|horizontal deflection|lateral displacement
soft storey|weak storey
strong column weak beam|weak beam strong column
special moment frame|smf
concentrically braced frame|cbf
eccentrically braced frame|ebf
buckling restrained brace|brb|brbf
seismic isolation|base isolation|base isolator
peak ground acceleration|pga
ground type|site class|soil class
time history|response history
dynamic amplification|dynamic load factor|dynamic increase factor
footfall|walking vibration|pedestrian excitation|walking excitation|human induced vibration
tuned mass damper|tmd
vortex shedding|vortex induced vibration
terrain category|exposure category
basic wind velocity|basic wind speed|v_b
peak velocity pressure|q_p
ground snow load|snow load on the ground|s_k
modification factor|k_mod
deformation factor|k_def
snow drift|drifted snow
crane runway|crane girder|gantry girder|runway beam
blast|explosion
vehicle impact|vehicle collision
tying force|tie force|tying
standard fire|iso fire|cellulosic curve
section factor|massivity factor
loadbearing|load bearing
cavity wall|cavity masonry
sawn timber|solid timber
load duration|duration of load
oriented strand board|osb
sheathing|nailed sheet|sheathing board|sheathing panel
racking|racking resistance
lightweight concrete|lightweight aggregate concrete|lwac
alkali silica reaction|asr|alkali aggregate reaction
early age cracking|early thermal cracking|early age thermal cracking
minimum reinforcement|minimum steel|minimum area of reinforcement|minimum steel area
bar schedule|bending schedule|bar bending schedule
coupler|mechanical splice
water retaining|liquid retaining|liquid containing
non destructive testing|ndt
rebound hammer|schmidt hammer
strengthening|retrofit|retrofitting
structural appraisal|structural assessment
facade|cladding
toughened glass|tempered glass
balustrade|guarding|guardrail
elastomeric bearing|rubber bearing
orthotropic deck|orthotropic steel deck
partial shear connection|partial interaction
profiled decking|profiled sheeting|steel deck|metal decking|trapezoidal sheeting
space frame|space truss|space grid
open web joist|bar joist|steel joist
i section|i beam|h section|h beam|wide flange|w shape
through thickness|lamellar tearing
load and resistance factor design|lrfd
allowable stress design|asd|permissible stress|working stress
combination factor|psi factor|combination value factor|combination coefficient|psi value
unfactored load|service load|working load
factored load|design load|ultimate load
superimposed dead load|sdl
precamber|camber
out of plumb|plumbness|verticality
lifting lug|padeye|lifting point
heat affected zone|haz
design approach 1|da1
design approach 2|da2
design approach 3|da3
without links|without shear links|without shear reinforcement|without stirrups|one way shear
hogging|negative moment|support moment
sagging|positive moment|span moment|midspan moment
overturning|toppling|tipping|tipping over|static equilibrium|loss of equilibrium|equ
flotation|floatation|buoyancy|buoyant uplift|hydrostatic uplift
patch load|transverse force|web crippling|web bearing
beam column|combined bending and compression|combined bending and axial|bending and axial compression
slip factor|faying surface|friction surface
throat thickness|weld throat|effective throat|weld size|leg length
effective depth|depth to reinforcement
ponding|rainwater load
unit weight|density|weight density|bulk density|specific weight|weight of materials
historic|old|antique|heritage
compression perpendicular to grain|bearing perpendicular to grain|compression across the grain|bearing across the grain
perpendicular to grain|across the grain
parallel to grain|along the grain
load take down|load takedown|load run down|load rundown
ayrton perry|perry robertson|perry formula
web stiffener|bearing stiffener
wind speed|wind velocity
bolt spacing|spacing of bolts|bolt pitch|pitch of bolts
tabulated data|tabular data|tabulated method
padstone|bearing plate|spreader plate
elevated temperature|high temperature
width|wide
weight|weigh
failure|fail
axial force|axial load|normal force
biaxial bending|bending about both axes
major axis|strong axis
minor axis|weak axis
unrestrained beam|laterally unrestrained|laterally unsupported|unbraced length
strength reduction factor|resistance factor|capacity reduction factor
tributary area|contributory area|loaded area|influence area
moment connection|rigid connection|moment resisting connection|rigid joint|moment joint
wind bracing|vertical bracing|cross bracing|x bracing|diagonal bracing
diaphragm action|floor diaphragm|horizontal diaphragm
watertight|waterproof|watertightness|waterproofing
alternative load path|alternate load path|notional removal|member removal
undrained shear strength|undrained strength
dowel type fastener|dowelled connection|johansen|european yield model
embodied carbon|carbon footprint|upfront carbon|gwp|global warming potential
drilled core|core sample|core test|cored sample
masonry unit|brick|concrete block
water pressure|hydrostatic pressure
wall tie|cavity tie
notch|notched|cope|coped
utilisation|utilisation ratio|unity check|unity ratio|demand capacity ratio|usage ratio
plastic moment|full plastic moment|fully plastic moment|plastic moment resistance
lateral load|horizontal load|lateral force|horizontal force
point of zero moment|point of contraflexure|inflection point|contraflexure
ground beam|grade beam|tie beam
stud wall|timber framed wall|timber frame wall|wood frame wall|light frame wall
suction|uplift|negative pressure
ductility class medium|dcm
ductility class high|dch
ductility class low|dcl
life cycle assessment|life cycle analysis|lca
roof pitch|roof slope
gusset plate|gusset
mean return period|return period|recurrence interval
dynamic pressure|velocity pressure
load path|load transfer
`
  .trim()
  .split('\n')
