/**
 * What engineers call one thing: each line is one meaning, its names parted by `|`. A text that uses any of
 * the names is found by all the others. Abbreviations stand with what they are short for only where
 * structural engineers read them in no other way. Reviewed by hand; what administrators add is stored in the
 * database (`search_synonyms`) in the same form.
 */
export const SYNONYMS: readonly string[] = `
lateral torsional buckling|ltb|lateral torsional instability|biegedrillknicken|bdk nachweis|déversement|deversamento|pandeo lateral|vuelco lateral|svergolamento
ultimate limit state|uls|gzt|elu|slu|grenzzustand der tragfähigkeit|état limite ultime|estado límite último|stato limite ultimo
serviceability limit state|sls|serviceability|gzg|els|sle|grenzzustand der gebrauchstauglichkeit|gebrauchstauglichkeit|état limite de service|estado límite de servicio|stato limite di esercizio
accidental limit state|als
fatigue limit state|fls
reinforced concrete|rc|ferroconcrete|rcc|stahlbeton|béton armé|hormigón armado|concreto armado|concreto reforzado|cemento armato|calcestruzzo armato
prestressed concrete|psc|spannbeton|béton précontraint|hormigón pretensado|concreto presforzado|concreto pretensado|calcestruzzo precompresso|cemento armato precompresso
post tensioned|pt|post tensioning|posttensioned|posttensioning|vorspannung mit nachträglichem verbund|postesado|post tendu|post tesatura
pre tensioned|pretensioned|pre tensioning|pretensioning
reinforcement|rebar|reinforcing bar|reinforcing steel|reinforcing bars|rebars|steel bar|bewehrung|bewehrungsstahl|betonstahl|ferraillage|armatures|ferralla|armatura|deformed bar|tmt bar|acero de refuerzo
second moment of area|moment of inertia|area moment of inertia|flächenträgheitsmoment|trägheitsmoment|moment d'inertie|moment quadratique|momento de inercia|momento d'inerzia
section modulus|modulus of section|widerstandsmoment|module de flexion|módulo resistente|modulo di resistenza
radius of gyration|gyration radius|trägheitsradius|rayon de giration|radio de giro|raggio d'inerzia
young modulus|youngs modulus|elastic modulus|modulus of elasticity|e modulus|elastizitätsmodul|e modul|module d'young|module d'élasticité|módulo de elasticidad|modulo elastico|modulo di elasticità
shear modulus|modulus of rigidity|schubmodul|module de cisaillement|modulo di taglio
poisson ratio|poissons ratio|querdehnzahl|coefficient de poisson|coeficiente de poisson|coefficiente di poisson
uniformly distributed load|udl|distributed load|uniform load|uniform loading|evenly distributed load|gleichlast|streckenlast|charge répartie|charge uniformément répartie|carga distribuida|carga repartida|carico distribuito|carico uniformemente distribuito
dead load|permanent action|permanent load|dead weight|ständige last|ständige einwirkung|charge permanente|carga muerta|carga permanente|carico permanente|carichi permanenti
live load|imposed load|variable action|imposed action|variable load|superimposed load|nutzlast|nutzlasten|verkehrslast|charge d'exploitation|sobrecarga de uso|carga viva|carico variabile|carichi variabili|occupancy load
self weight|own weight|selfweight|eigengewicht|eigenlast|poids propre|peso propio|peso proprio
partial factor|partial safety factor|safety factor|teilsicherheitsbeiwert|teilsicherheitsbeiwerte|coefficient partiel|coeficiente parcial|coeficientes parciales|coefficiente parziale|coefficienti parziali
load combination|combination of actions|action combination|uls combination|ultimate limit state combination|fundamental combination|load factor|partial factor on actions|partial factor for actions|lastkombination|lastkombinationen|einwirkungskombination|lastfallkombination|combinaison d'actions|combinaison de charges|combinación de acciones|combinación de cargas|combinaciones de carga|combinazione delle azioni|combinazione dei carichi|combinazioni di carico|load combo
finite element|fe|fea|fem|finite element method|finite element analysis|finite elemente|éléments finis|elementos finitos|elementi finiti
cross laminated timber|clt|xlam|brettsperrholz|bois lamellé croisé|madera contralaminada|cross lam|x lam
glued laminated timber|glulam|glt|gluelam|brettschichtholz|bsh|lamellé collé|bois lamellé collé|madera laminada|madera laminada encolada|legno lamellare|glue laminated timber|glue lam
laminated veneer lumber|lvl|furnierschichtholz|lamibois
engineered timber|engineered wood|mass timber|holzwerkstoff|holzwerkstoffe
timber|wood|lumber|holz|bois|madera|legno|legname
bending moment|flexural moment|biegemoment|moment fléchissant|momento flector|momento flettente
bending|flexure|flexural|biegung|flexion|flessione
bending resistance|moment resistance|moment capacity|flexural strength|flexural capacity|bending capacity|moment of resistance|flexural resistance|ultimate moment|moment strength|resisting moment|momententragfähigkeit|biegetragfähigkeit|moment résistant|momento resistente|nominal flexural strength|design moment strength
shear resistance|shear capacity|shear strength|querkrafttragfähigkeit|schubtragfähigkeit|résistance au cisaillement|résistance à l'effort tranchant|resistencia a cortante|resistenza a taglio|nominal shear strength
resistance|capacity
punching shear|punching|two way shear|durchstanzen|durchstanznachweis|durchstanzbewehrung|poinçonnement|punzonamiento|punzonamento|punch through|punching through
action|load|loading|einwirkung|einwirkungen|lastannahme|lastannahmen
strut and tie|strut tie|stm|stabwerkmodell|stabwerkmodelle|fachwerkmodell|bielles et tirants|bielas y tirantes|puntoni e tiranti|tirante puntone
stirrup|link|shear link|shear reinforcement|stirrups|bügel|bügelbewehrung|schubbewehrung|querkraftbewehrung|étrier|cadres et étriers|armatures transversales|estribo|cercos|staffa|staffe|ligature|fitments
concrete cover|cover to reinforcement|nominal cover|clear cover|betondeckung|enrobage|recubrimiento|copriferro|depth of cover
lap length|lap splice|lapped joint|lap joint|overlap|overlap length|splice length|übergreifung|übergreifungslänge|übergreifungsstoß|longueur de recouvrement|recouvrement d'armatures|longitud de solape|longitud de traslape|solape|traslape|lunghezza di sovrapposizione|sovrapposizione|rebar splice|lapping
anchorage length|development length|bond length|verankerungslänge|longueur d'ancrage|longueur de scellement|longitud de anclaje|longitud de desarrollo|lunghezza di ancoraggio
crack width|crack control|cracking control|rissbreite|rissbreiten|rissbreitennachweis|rissbreitenbegrenzung|rissbreitenbeschränkung|rissbildung|ouverture de fissure|ouverture des fissures|fissuration|maîtrise de la fissuration|fisuración|abertura de fisura|ancho de fisura|fessurazione|apertura delle fessure|hairline crack
column|stanchion|stütze|stützen|stahlstütze|poteau|poteaux|pilar|pilares|columna|pilastro|pilastri
rafter|roof beam|sparren|arbalétrier|falso puntone
purlin|side rail|cladding rail|girt|wall girt|zee purlin|z purlin|c purlin|lipped channel|pfette|pfetten|panne de toiture|lisse de bardage|correa de cubierta|arcareccio|arcarecci
connection|joint|anschluss|anschlüsse|assemblage|conexiones|uniones|collegamenti
bolted connection|bolted joint|schraubverbindung|schraubenverbindung|geschraubte verbindung|assemblage boulonné|boulonnage|unión atornillada|uniones atornilladas|collegamento bullonato|collegamenti bullonati|bolted splice
welded connection|welded joint|schweißverbindung|assemblage soudé|unión soldada|uniones soldadas|collegamento saldato|giunto saldato
base plate|baseplate|column base|fußplatte|stützenfuß|stützenfußplatte|pied de poteau|placa base|placa de anclaje|piastra di base|column shoe|platine d'assise
end plate|endplate|stirnplatte|kopfplatte|stirnplattenanschluss|stirnplattenstoß|platine d'about|placa de testa|chapa frontal|flangia d'estremità|extended end plate
fin plate|finplate|shear tab|fahnenblech|single plate connection|web side plate
splice|spliced joint|laschenstoß|stützenstoß|trägerstoß|éclissage|empalme|giunto a coprigiunto
preloaded bolt|hsfg|friction grip bolt|slip resistant bolt|slip critical bolt|pretensioned bolt|vorgespannte schraube|vorgespannte schrauben|gleitfeste verbindung|boulon précontraint|tornillo pretensado|bullone precaricato|bulloni precaricati|tensioned bolt
fillet weld|fillet welded|kehlnaht|kehlnähte|schweißnaht|soudure d'angle|cordon d'angle|cordon de soudure|soldadura en ángulo|cordón de soldadura|saldatura a cordone d'angolo|cordone d'angolo
butt weld|groove weld|full penetration weld|cjp|complete joint penetration|stumpfnaht|soudure bout à bout|soldadura a tope|saldatura a piena penetrazione|testa a testa
partial penetration weld|pjp|partial joint penetration
universal beam|ub|ukb|doppel t träger
universal column|uc|ukc
hollow section|hss|structural hollow section|tube|hohlprofil|hohlprofile|profil creux|perfil tubular|perfil hueco|profilo cavo|profili cavi
square hollow section|shs
rectangular hollow section|rhs
circular hollow section|chs|rundrohr|round hss|pipe column
parallel flange channel|pfc|u profil
cold formed|coldformed|light gauge|kaltgeformt|kaltprofil|kaltprofile|profilé à froid|formé à froid|conformado en frío|sagomato a freddo|profili sottili|cold rolled section|light gage
composite beam|steel concrete composite beam|verbundträger|poutre mixte|viga mixta|trave composta|travi composte
composite slab|composite decking|metal deck slab|verbunddecke|dalle mixte|plancher mixte|plancher collaborant|dalle collaborante|forjado colaborante|losa colaborante|losacero|solaio collaborante|solaio in lamiera grecata|metal deck floor
shear connector|shear stud|headed stud|stud connector|kopfbolzen|kopfbolzendübel|connecteur|goujon|conectador|conector de cortante|connettore|pioli|nelson stud
castellated beam|cellular beam|wabenträger|lochstegträger|poutre alvéolaire|poutre cellulaire|poutrelle alvéolaire|viga alveolar|vigas alveolares|trave alveolare
plate girder|built up girder|vollwandträger|poutre reconstituée|prs|viga armada|trave composta saldata|welded girder|fabricated girder
truss|lattice girder|fachwerk|fachwerkträger|treillis|poutre treillis|poutre en treillis|celosía|cercha|traliccio|travatura reticolare|trave reticolare|capriata
portal frame|portal|rahmenhalle|hallenrahmen|metal building frame|gabled frame|portique à deux versants|pórtico a dos aguas|nave a dos aguas
moment frame|moment resisting frame|rigid frame|sway frame|unbraced frame|mrf|pórtico rígido|telaio a nodi rigidi
braced frame|non sway frame|unverschieblicher rahmen|ausgesteifter rahmen
bracing|brace|windverband|dachverband|aussteifung|aussteifungsverband|contreventement|croix de saint andré|arriostramiento|controvento|controventi|controventatura
shear wall|core wall|structural wall|lift core|elevator core|service core|shear core|wandscheibe|wandscheiben|schubwand|aussteifender kern|treppenhauskern|aufzugskern|voile de contreventement|voile béton|mur de refend|muro de corte|muro de cortante|parete di taglio|setto|setti|nucleo de rigidez|lift shaft|elevator shaft|stair core
flat slab|flat plate|flachdecke|flachdecken|punktgestützte platte|plancher dalle|losa plana|forjado reticular sin vigas|solaio a piastra|piastra su pilastri|beamless slab
waffle slab|coffered slab|kassettendecke|dalle à caissons|losa nervada en dos direcciones|solaio a cassettoni|ribbed two way slab
hollow core|hollowcore|hohlplatte|hohldiele|dalle alvéolée|losa alveolar|alveoplaca|solaio alveolare
precast|pre cast|fertigteil|fertigteile|préfabriqué|prefabricado|prefabbricato
cast in place|cast in situ|in situ concrete|insitu concrete|ortbeton|coulé en place|coulé sur place|hormigonado in situ|gettato in opera|poured in place
foundation|footing|substructure|fundament|fundamente|gründung|gründungen|fondation|cimentación|cimentaciones|cimiento|fondazione|fondazioni|zapata
pad foundation|pad footing|isolated footing|einzelfundament|einzelfundamente|semelle isolée|zapata aislada|plinto|plinti|column footing|isolated foundation
strip foundation|strip footing|wall footing|continuous footing|streifenfundament|streifenfundamente|semelle filante|zapata corrida|trave rovescia|fondazione continua
raft foundation|mat foundation|plattengründung|radier|radier général|losa de cimentación|platea di fondazione|mat footing
pile|piled foundation|pfahl|pfähle|pfahlgründung|pfahlgründungen|pieu|pieux|fondation sur pieux|pilote|pilotaje|palificata|pali di fondazione|piling
pile cap|pilecap|pfahlkopfplatte|pfahlkopf|semelle sur pieux|tête de pieu|encepado|cabezal de pilotes|plinto su pali
retaining wall|earth retaining wall|stützmauer|stützwand|stützmauern|winkelstützmauer|mur de soutènement|muro de contención|muro di sostegno|muri di sostegno|wall holding back earth|wall holding back soil
bearing capacity|bearing resistance|safe bearing pressure|allowable bearing pressure|permissible bearing pressure|ground bearing pressure|presumed bearing value|grundbruch|grundbruchnachweis|sohlwiderstand|sohldruckwiderstand|bodenpressung|capacité portante|portance|portance du sol|capacidad portante|presión admisible|capacità portante|carico limite|soil bearing pressure|allowable soil pressure
settlement|subsidence|setzung|setzungen|setzungsberechnung|tassement|asiento|asentamiento|cedimento|cedimenti|sinking foundation
earth pressure|soil pressure|erddruck|erdruhedruck|poussée des terres|poussée du sol|empuje de tierras|empuje del terreno|spinta delle terre|lateral earth pressure|lateral soil pressure
ground investigation|site investigation|baugrunduntersuchung|baugrundgutachten|étude de sol|étude géotechnique|estudio geotécnico|indagine geotecnica|geotechnical report|soil report|geotech report
earthquake|seismic|erdbeben|séisme|sismique|parasismique|sismo|sísmico|sísmica|sismorresistente|terremoto|sisma|antisismica|quake
wind load|wind action|wind pressure|windlast|windlasten|winddruck|charge de vent|action du vent|effet du vent|carga de viento|acción del viento|carico del vento|azione del vento|wind loading
snow load|snow action|schneelast|schneelasten|charge de neige|carga de nieve|sobrecarga de nieve|carico neve|carico da neve|carico di neve|snow loading
thermal action|temperature action|temperature load|temperatureinwirkung|temperaturlast|action thermique|acción térmica|azione termica|azioni termiche|thermal load
accidental action|accidental load|außergewöhnliche einwirkung|action accidentelle|acción accidental|azione eccezionale|azioni eccezionali
disproportionate collapse|progressive collapse|robustness|fortschreitender einsturz|robustheit|effondrement progressif|robustesse|colapso progresivo|robustez|collasso progressivo|robustezza|general structural integrity
effective length|buckling length|effective length factor|k factor|effective height|knicklänge|knicklängen|knicklängenbeiwert|longueur de flambement|longitud de pandeo|lunghezza libera d'inflessione|lunghezza di libera inflessione|luce libera di inflessione
slenderness|slenderness ratio|schlankheit|schlankheitsgrad|élancement|esbeltez|snellezza|KL/r|Lc/r|L/r|l/i
buckling curve|column curve|knicklinie|knickspannungslinie|courbe de flambement|curva de pandeo|curva di instabilità
flexural buckling|column buckling|strut buckling|euler buckling|knicken|biegeknicken|knicknachweis|ausknicken|flambement|flambage|flambement par flexion|pandeo|pandeo por flexión|carico di punta|instabilità flessionale
local buckling|plate buckling|beulen|plattenbeulen|beulnachweis|voilement|voilement local|abolladura|abollamiento|pandeo local|imbozzamento|instabilità locale|instabilità dei pannelli
section classification|cross section class|class of section|section class|compact section|compactness|querschnittsklasse|querschnittsklassen|querschnittsklassifizierung|classe de section|classification des sections|clase de sección|clasificación de secciones|classe della sezione|classificazione delle sezioni|noncompact section|slender element section|section slenderness class
width to thickness ratio|c t ratio|b/t|c/t|d/t|h/tw|b/tf|bf/2tf|c/tf|c/tw|hw/tw|d/tw|b/2t|plate slenderness ratio
second order effect|p delta|p delta effect|geometric nonlinearity|second order analysis|theorie ii ordnung|theorie 2 ordnung|effets du second ordre|second ordre|segundo orden|efectos de segundo orden|secondo ordine|effetti del secondo ordine
imperfection|initial bow|sway imperfection|imperfektion|imperfektionen|vorkrümmung|schiefstellung|imperfections géométriques|imperfección|imperfecciones|imperfezione|imperfezioni|initial out of straightness|out of straightness
plastic hinge|plastic analysis|fließgelenk|fließgelenke|fließgelenktheorie|rotule plastique|rótula plástica|cerniera plastica|cerniere plastiche
moment redistribution|redistribution of moments|momentenumlagerung|schnittgrößenumlagerung|redistribution des moments|redistribución de momentos|ridistribuzione dei momenti
effective flange width|effective width of flange|effective flange breadth|mitwirkende plattenbreite|mittragende breite|largeur participante|largeur efficace de table|ancho eficaz|ancho efectivo del ala|larghezza collaborante
shear deformation|timoshenko beam|schubverformung
torsion|twisting|twist|torsional moment|torque|torsionsmoment|torsione|momento torsor|momento torcente|moment de torsion|torsional shear
warping|warping torsion|wölbkrafttorsion|wölbbehinderung|verwölbung|gauchissement|alabeo|ingobbamento
deflection|sag|durchbiegung|durchbiegungen|flèche|flecha|deformación vertical|freccia|frecce|droop|drooping
deflection limit|limiting deflection|allowable deflection|permissible deflection|span to depth ratio|span depth ratio|span effective depth ratio|durchbiegungsbegrenzung|biegeschlankheit|flèche admissible|flecha admisible|flecha límite|freccia limite|freccia massima|l/d|span/depth|span to depth
vibration|floor vibration|floor dynamics|bouncy|springy|bounce|bounces|schwingung|schwingungen|deckenschwingung|deckenschwingungen|schwingungsnachweis|vibration des planchers|vibraciones|vibración|vibrazione|vibrazioni|liveliness|lively floor|floor bounce
natural frequency|fundamental frequency|eigenfrequency|eigenfrequenz|eigenfrequenzen|fréquence propre|frecuencia natural|frecuencia propia|frequenza propria|frequenza naturale
damping|damping ratio|dämpfung|dämpfungsgrad|amortissement|amortiguamiento|smorzamento
creep|creep coefficient|kriechen|kriechzahl|kriechbeiwert|fluage|coefficient de fluage|coeficiente de fluencia|flujo plástico|viscosità del calcestruzzo
shrinkage|drying shrinkage|schwinden|schwindmaß|schwinddehnung|retrait|retrait de dessiccation|retracción|contracción por secado|ritiro|ritiro del calcestruzzo
relaxation|tendon relaxation|spannstahlrelaxation
prestress loss|loss of prestress|spannkraftverlust|spannkraftverluste|pertes de précontrainte|pérdidas de pretensado|pérdidas de presfuerzo|perdite di precompressione
tendon|prestressing strand|prestressing steel|spannglied|spannglieder|spannstahl|spannlitze|câble de précontrainte|torons|tendones|cavo di precompressione|trefoli|pt cable
yield strength|yield stress|proof strength|streckgrenze|fließgrenze|limite d'élasticité|límite elástico|tensión de fluencia|esfuerzo de fluencia|tensione di snervamento|snervamento|minimum yield
tensile strength|ultimate strength|zugfestigkeit|résistance à la traction|resistencia a tracción|resistenza a trazione
compressive strength|cylinder strength|cube strength|druckfestigkeit|betondruckfestigkeit|résistance à la compression|resistencia a compresión|resistenza a compressione
characteristic value|characteristic strength|charakteristischer wert|valeur caractéristique|valor característico|valore caratteristico
design value|design strength|bemessungswert|valeur de calcul|valor de cálculo|valore di progetto
stress strain|stress strain curve|constitutive law|spannungs dehnungs linie|contrainte déformation|tensión deformación|esfuerzo deformación|tensione deformazione
fatigue|cyclic loading|ermüdung|ermüdungsnachweis|betriebsfestigkeit|fatiga|fatica
stress range|fatigue detail|kerbfall|kerbgruppe|spannungsschwingbreite|étendue de contrainte|carrera de tensiones|delta di tensione
fracture toughness|brittle fracture|charpy|sprödbruch|kerbschlagarbeit|rupture fragile|rotura frágil|rottura fragile
corrosion|rusting|rust|rusted|rusty|korrosion|rouille|oxidación|corrosione|ruggine
durability|exposure class|dauerhaftigkeit|expositionsklasse|expositionsklassen|durabilité|classe d'exposition|durabilidad|clase de exposición|durabilità|classe di esposizione|classi di esposizione|exposure condition
carbonation|chloride ingress|karbonatisierung|carbonatation|carbonatación|carbonatazione|chloride attack
fire resistance|fire rating|fire design|feuerwiderstand|feuerwiderstandsdauer|feuerwiderstandsklasse|brandschutznachweis|heißbemessung|résistance au feu|tenue au feu|stabilité au feu|resistencia al fuego|resistenza al fuoco|fire endurance|frl|fire resistance level|frr
fire protection|intumescent|brandschutzbekleidung|protection incendie|protección pasiva|protezione antincendio|sfrm|fireproofing|sprayed fire protection
critical temperature|limiting temperature|kritische temperatur|kritische stahltemperatur|température critique|temperatura crítica
masonry|brickwork|blockwork|brick wall|block wall|cmu|concrete masonry|concrete masonry unit|mauerwerk|mauerwerksbau|maçonnerie|mampostería|albañilería|muratura|murature|cinder block|besser block|breeze block
mortar|masonry mortar|mörtel|mortier|mortero
movement joint|expansion joint|bewegungsfuge|dehnfuge|dehnungsfuge|bewegungsfugen|joint de dilatation|junta de dilatación|junta de expansión|giunto di dilatazione|giunti di dilatazione|isolation joint
national annex|nationally determined parameter|ndp|nationaler anhang|annexe nationale|anejo nacional|anexo nacional|annesso nazionale|appendice nazionale
execution class|exc
tolerance|permitted deviation
consequence class|reliability class|schadensfolgeklasse|classe de conséquence|clase de consecuencia|classe di conseguenza|risk category|importance level|occupancy category
design working life|design life|service life
highest|maximum
lowest|minimum
free body diagram|fbd
bending moment diagram|bmd
shear force diagram|sfd
yield line|yield line theory|bruchlinientheorie|bruchlinie|lignes de rupture|líneas de rotura|linee di rottura
response spectrum|design spectrum|antwortspektrum|bemessungsspektrum|spectre de réponse|spectre de calcul|espectro de respuesta|espectro de diseño|spettro di risposta|spettro di progetto|acceleration spectrum
base shear|lateral force method|equivalent lateral force|elf|ersatzkraftverfahren|ersatzkräfte|forces latérales équivalentes|méthode des forces latérales|cortante basal|cortante en la base|fuerza lateral equivalente|taglio alla base|analisi statica lineare|equivalent static force|equivalent static method|equivalent static analysis|static lateral force|seismic coefficient method
ductility|ductility class|duktilität|duktilitätsklasse|ductilité|ductilidad|duttilità
behaviour factor|q factor|response modification factor|verhaltensbeiwert|coefficient de comportement|factor de comportamiento|coeficiente de comportamiento|fattore di comportamento|fattore di struttura|R factor|response modification coefficient|response reduction factor|force reduction factor|structural ductility factor
pushover|nonlinear static analysis
quality assurance|quality control
building information modelling|bim
factor of safety|fos
high strength concrete|hsc|hochfester beton|hochleistungsbeton|béton à haute performance|hormigón de alta resistencia|calcestruzzo ad alta resistenza
fibre reinforced polymer|frp
carbon fibre reinforced polymer|cfrp
glass fibre reinforced polymer|gfrp
fibre reinforced concrete|frc|sfrc
self compacting concrete|scc|self consolidating concrete
ground granulated blast furnace slag|ggbs|slag cement
pulverised fuel ash|pfa|fly ash
water cement ratio|w c ratio|w/c
grade|gr
reduced beam section|rbs|dogbone|dog bone
back propping|backpropping|reshoring|rückversteifung|hilfsunterstützung|étaiement résiduel|reapuntalamiento|back shoring|reshore
falsework|shoring|temporary propping|traggerüst|lehrgerüst|étaiement|cintre d'étaiement|apuntalamiento|puntellazione|centina|formwork support
formwork|shuttering|schalung|coffrage|encofrado|cassaforma|casseforme
embedded wall|embedded retaining wall
sheet pile|sheet piling|sheetpile|spundwand|palplanche|tablestaca|palancola|palancole
diaphragm wall|slurry wall|schlitzwand|paroi moulée|muro pantalla|pantalla continua
secant pile|secant piling
ground anchor|tieback|ground anchorage|soil anchor|verpressanker|tirant d'ancrage|anclaje al terreno|tirante di ancoraggio
soil nail|soil nailing
bored pile|drilled shaft|drilled pier|bohrpfahl|bohrpfähle|pieu foré|pieux forés|pilote perforado|pilote excavado|palo trivellato|pali trivellati|cfa pile|augered pile|drilled caisson|auger cast pile
shaft friction|skin friction|shaft resistance|mantelreibung|frottement latéral|rozamiento por fuste|fricción lateral|attrito laterale|side friction|side resistance
end bearing|base resistance|toe resistance|spitzendruck|pfahlspitzenwiderstand|résistance de pointe|resistencia por punta|resistenza alla punta|portata di base
negative skin friction|downdrag|negative mantelreibung|frottement négatif|rozamiento negativo|fricción negativa|attrito negativo|drag load|dragload
standard penetration test|spt
cone penetration test|cpt|cptu
angle of shearing resistance|friction angle|angle of internal friction|reibungswinkel|scherwinkel|angle de frottement|angle de frottement interne|ángulo de rozamiento|ángulo de fricción|angolo d'attrito|angolo di attrito
modulus of subgrade reaction|subgrade modulus|subgrade reaction|winkler|bettungsmodul|bettungszahl|module de réaction|coeficiente de balasto|módulo de balasto|costante di sottofondo|modulo di winkler|soil spring
pore pressure|pore water pressure
groundwater|water table|ground water|grundwasser|nappe phréatique|nivel freático|falda acquifera
california bearing ratio|cbr
compression resistance|axial resistance|axial capacity|compression capacity|squash load|drucktragfähigkeit|nominal compressive strength|axial compressive strength
tension resistance|tensile resistance|tensile capacity|tension capacity|zugtragfähigkeit
block tearing|block shear|block shear rupture|blockversagen|cisaillement de bloc|desgarro en bloque|block tear out|block shear tear out
prying|prying action|prying force|abstützkraft|abstützkräfte|effet de levier|efecto palanca|effetto leva
holding down bolt|anchor bolt|anchor rod|hd bolt|foundation bolt|ankerschraube|ankerschrauben|ankerbolzen|fußverankerung|boulon d'ancrage|tige d'ancrage|perno de anclaje|tirafondi|bullone di ancoraggio|j bolt|cast in bolt|cast in anchor|headed anchor
post installed anchor|postinstalled anchor|metalldübel|nachträglicher anker|cheville métallique|tassello|tasselli|expansion anchor|wedge anchor|undercut anchor
bonded anchor|chemical anchor|resin anchor|adhesive anchor|verbunddübel|verbundanker|scellement chimique|cheville chimique|anclaje químico|ancorante chimico|ancoraggio chimico|epoxy anchor
galvanizing|hot dip galvanizing|hdg|feuerverzinkt|feuerverzinkung|verzinkung|galvanisation|galvanizado|zincatura|hot dipped galvanised
weathering steel|corten|cor ten|wetterfester baustahl|acier patinable|acero patinable|acciaio autoprotettivo
lever arm|internal lever arm|innerer hebelarm|bras de levier|brazo mecánico|brazo de palanca|braccio della coppia interna|braccio interno|moment arm
stress block|rectangular stress block|whitney block|spannungsblock|diagramme rectangulaire|bloque de compresiones|bloque rectangular|bloque de whitney|stress block rettangolare
corbel|concrete bracket|konsole|konsolen|corbeau|console courte|ménsula corta|mensola tozza
half joint|dapped end
drop panel|drop head|pilzkopf|stützenkopfverstärkung|chapiteau|champignon|ábaco|capitello|column capital|column head|drop cap|shear cap
ground bearing slab|slab on grade|slab on ground|industrieboden|dallage|dallage sur terre plein|solera de hormigón|pavimento industriale|concrete floor on ground|ground slab
two way slab|two way spanning slab|zweiachsig gespannte platte|vierseitig gelagerte platte|dalle portant dans deux directions|losa bidireccional|losa en dos direcciones|soletta bidirezionale
one way slab|one way spanning slab|einachsig gespannte platte|losa unidireccional|losa en una dirección
ribbed slab|one way joist|rippendecke|dalle nervurée|losa nervada|solaio nervato|solaio a nervature|pan joist|joist slab
simply supported|simple span|simple support|einfeldträger|isostatique|poutre isostatique|simplemente apoyada|biapoyada|semplicemente appoggiata|appoggio semplice
fixed end|encastre|built in end|fully fixed|eingespannt|volleinspannung|encastrement|empotrada|empotramiento|incastro|incastrata
pinned|hinged|gelenkig|articulé|articulada|cerniera
continuous beam|multi span beam|durchlaufträger|mehrfeldträger|poutre continue|viga continua|trave continua|travi continue
point load|concentrated load|einzellast|einzellasten|charge ponctuelle|charge concentrée|carga puntual|cargas puntuales|carga concentrada|carico concentrato|carico puntuale
line load|knife edge load
elastic critical moment|critical moment|M_cr|ideales kippmoment|kippmoment|ideales biegedrillknickmoment|moment critique de déversement|momento crítico
elastic critical load|euler load|critical load|elastic buckling load|critical force|N_cr|verzweigungslast|ideale knicklast|eulerlast|charge critique|charge d'euler|carga crítica|carga de euler|carico critico|carico critico euleriano
equivalent horizontal force|notional load|notional horizontal force|ehf|nhf|ersatzlast|ersatzlasten|abtriebskraft|abtriebskräfte|forces horizontales équivalentes|fuerza horizontal equivalente|forza orizzontale equivalente|notional lateral load
storey drift|interstorey drift|inter storey drift|drift limit|lateral drift|lateral deflection|horizontal deflection|lateral displacement|stockwerksverschiebung|horizontalverschiebung|déplacement entre étages|déplacement inter étage|deriva de entrepiso|derivas|spostamento di interpiano|drift di interpiano|sway deflection
soft storey|weak storey|weiches geschoss|étage souple|piso blando|piso débil|piano soffice|piano debole|open ground storey
strong column weak beam|weak beam strong column|scwb|poteau fort poutre faible|columna fuerte viga débil|pilar fuerte viga débil|pilastro forte trave debole
special moment frame|smf
concentrically braced frame|cbf
eccentrically braced frame|ebf
buckling restrained brace|brb|brbf
seismic isolation|base isolation|base isolator|erdbebenisolation|isolation parasismique|aislamiento sísmico|isolamento sismico
peak ground acceleration|pga|bodenbeschleunigung|spitzenbodenbeschleunigung|accélération du sol|aceleración sísmica|aceleración del suelo|accelerazione al suolo|accelerazione di picco al suolo|zone factor
ground type|site class|soil class|baugrundklasse|untergrundklasse|classe de sol|tipo de suelo|clase de sitio|categoria di sottosuolo|site subsoil class
time history|response history
dynamic amplification|dynamic load factor|dynamic increase factor|schwingbeiwert|schwingfaktor|coefficient dynamique|coeficiente de impacto|coefficiente dinamico|impact factor|impact allowance
footfall|walking vibration|pedestrian excitation|walking excitation|human induced vibration|personeninduzierte schwingungen|gehen und laufen|walking people|people walking
tuned mass damper|tmd
vortex shedding|vortex induced vibration
terrain category|exposure category|geländekategorie|geländekategorien|catégorie de terrain|rugosité|rugosité du terrain|categoría de terreno|categoría del terreno|rugosidad del terreno|classe di rugosità|categoria di esposizione|surface roughness category
basic wind velocity|basic wind speed|v_b|basiswindgeschwindigkeit|windzone|windzonen|vitesse de base du vent|vitesse de référence du vent|velocidad básica del viento|velocità base di riferimento|velocità di riferimento del vento|regional wind speed
peak velocity pressure|q_p|böengeschwindigkeitsdruck|geschwindigkeitsdruck|staudruck|pression dynamique de pointe|presión dinámica del viento|pressione cinetica di riferimento|gust pressure|gust wind pressure
ground snow load|snow load on the ground|s_k|schneelastzone|schneelastzonen|bodenschneelast|neige au sol|nieve en el suelo|neve al suolo|carico neve al suolo
modification factor|k_mod
deformation factor|k_def
snow drift|drifted snow|schneeverwehung|schneeverwehungen|schneeanhäufung|accumulation de neige|acumulación de nieve|accumulo di neve|accumulo neve|drift surcharge|drifting snow|windward drift|leeward drift
crane runway|crane girder|gantry girder|runway beam|kranbahn|kranbahnträger|kranbahnen|poutre de roulement|chemin de roulement|viga carrilera|viga carril|via di corsa|vie di corsa|crane rail beam
blast|explosion|explosionslast
vehicle impact|vehicle collision|fahrzeuganprall|anprall|anpralllast|choc de véhicule|impacto de vehículos|urto di veicoli
tying force|tie force|tying|ringanker|chaînage|effort de tirant|encadenado|forze di collegamento|integrity reinforcement
standard fire|iso fire|cellulosic curve|einheits temperaturzeitkurve|etk|normbrand|courbe iso|feu normalisé|curva iso 834|curva normalizada|incendio standard|astm e119
section factor|massivity factor|profilfaktor|facteur de massiveté|massiveté|masividad|factor de forma de incendio|fattore di sezione|fattore di massività|Hp/A|Am/V|A/V
loadbearing|load bearing|tragend|tragende wand|mur porteur|muro portante|muro de carga|muri portanti
cavity wall|cavity masonry|zweischaliges mauerwerk|mur creux|mur double|muro doble|parete a cassetta|brick veneer
sawn timber|solid timber
load duration|duration of load|lasteinwirkungsdauer|klasse der lasteinwirkungsdauer|klassen der lasteinwirkungsdauer|nutzungsklasse|durée de chargement|classe de service|clase de servicio|duración de la carga|classe di durata del carico|classe di servizio|load duration factor
oriented strand board|osb|osb platte
sheathing|nailed sheet|sheathing board|sheathing panel
racking|racking resistance
lightweight concrete|lightweight aggregate concrete|lwac|leichtbeton|béton léger|hormigón ligero|concreto ligero|calcestruzzo leggero
alkali silica reaction|asr|alkali aggregate reaction|betonkrebs|concrete cancer
early age cracking|early thermal cracking|early age thermal cracking|frühe zwangsrisse|zwang aus hydratationswärme|fissuration au jeune âge|fisuración temprana|fessurazione precoce|heat of hydration cracking
minimum reinforcement|minimum steel|minimum area of reinforcement|minimum steel area|mindestbewehrung|armatures minimales|ferraillage minimal|armadura mínima|cuantía mínima|armatura minima|minimum rebar
bar schedule|bending schedule|bar bending schedule|biegeliste|stahlliste|nomenclature des aciers|planilla de fierros|distinta ferri|bbs
coupler|mechanical splice|muffenstoß|schraubmuffe|manchon|manguito|manicotto
water retaining|liquid retaining|liquid containing|wasserbehälter|réservoir d'eau|depósito de agua|serbatoio
non destructive testing|ndt
rebound hammer|schmidt hammer|rückprallhammer|scléromètre|esclerómetro|sclerometro
strengthening|retrofit|retrofitting|verstärkung|ertüchtigung|renforcement|refuerzo estructural|reforzamiento|rinforzo strutturale|consolidamento
structural appraisal|structural assessment|bestandsbewertung|nachrechnung|diagnostic de structure|evaluación estructural|valutazione della sicurezza|condition survey|structural survey|structural evaluation
facade|cladding|fassade|fachada|facciata|curtain wall
toughened glass|tempered glass|einscheibensicherheitsglas|verre trempé|vidrio templado|vetro temprato|fully tempered|ft glass
balustrade|guarding|guardrail|geländer|garde corps|barandilla|railing
elastomeric bearing|rubber bearing
orthotropic deck|orthotropic steel deck
partial shear connection|partial interaction|teilweise verdübelung|connexion partielle|conexión parcial|connessione parziale|partial composite action|partially composite|degree of composite action
profiled decking|profiled sheeting|steel deck|metal decking|trapezoidal sheeting|trapezblech|trapezprofil|trapezprofile|bac acier|tôle profilée|chapa grecada|lamiera grecata|corrugated deck|form deck|floor deck
space frame|space truss|space grid
open web joist|bar joist|steel joist
i section|i beam|h section|h beam|wide flange|w shape|ipe profil|h träger|i träger|profilé en i|perfil doble t|profilo a doppio t|h shape|i shape|rolled steel joist|ismb
through thickness|lamellar tearing
load and resistance factor design|lrfd|factored design
allowable stress design|asd|permissible stress|working stress
combination factor|psi factor|combination value factor|combination coefficient|psi value|kombinationsbeiwert|kombinationsbeiwerte|coefficient de combinaison|coeficiente de combinación|coefficiente di combinazione|coefficienti di combinazione|companion load factor
unfactored load|service load|working load
factored load|design load|ultimate load|charge pondérée|carga mayorada|carga factorizada|carico fattorizzato
superimposed dead load|sdl|ausbaulast|ausbaulasten|cargas muertas sobreimpuestas|permanenti portati|sidl
precamber|camber|überhöhung|contre flèche|contraflecha|controfreccia|pre camber|pre set
out of plumb|plumbness|verticality|lotabweichung|hors plomb|faux aplomb|desplome|fuori piombo
lifting lug|padeye|lifting point
heat affected zone|haz|wärmeeinflusszone|zone affectée thermiquement|zona afectada por el calor|zona termicamente alterata
design approach 1|da1
design approach 2|da2
design approach 3|da3
without links|without shear links|without shear reinforcement|without stirrups|one way shear|ohne querkraftbewehrung|ohne schubbewehrung|sans armatures d'effort tranchant|sin armadura de cortante|sin estribos|senza armatura a taglio|wide beam shear
hogging|negative moment|support moment|stützmoment|moment sur appui|momento negativo|moment négatif
sagging|positive moment|span moment|midspan moment|feldmoment|moment en travée|momento positivo|momento in campata
overturning|toppling|tipping|tipping over|static equilibrium|loss of equilibrium|equ|kippsicherheit|lagesicherheit|renversement|basculement|équilibre statique|vuelco|volteo|ribaltamento|equilibrio statico|falls over|topple
flotation|floatation|buoyancy|buoyant uplift|hydrostatic uplift|auftrieb|auftriebssicherheit|auftriebsnachweis|poussée d'archimède|soulèvement hydraulique|subpresión|flotabilidad|galleggiamento|sottospinta|spinta idrostatica
patch load|transverse force|web crippling|web bearing|krafteinleitung|querlasten auf steg|beulen unter querlast|web yielding|web local yielding|web local crippling|web crushing
beam column|combined bending and compression|combined bending and axial|bending and axial compression|stabilitätsnachweis biegung und druck|biegung und normalkraft|biegung mit normalkraft|flexion composée|flexion déviée composée|flexocompresión|flexión compuesta|presso flessione|pressoflessione|combined axial and bending|combined axial and flexure|axial and bending interaction
slip factor|faying surface|friction surface|reibungszahl|gleitfestigkeit|coefficient de frottement des boulons|coeficiente de rozamiento de uniones|slip coefficient
throat thickness|weld throat|effective throat|weld size|leg length|nahtdicke|kehlnahtdicke|gorge de soudure|épaisseur de gorge|espesor de garganta|garganta|altezza di gola|sezione di gola
effective depth|depth to reinforcement|statische nutzhöhe|nutzhöhe|hauteur utile|canto útil|peralte efectivo|altezza utile
ponding|rainwater load|wassersackbildung|accumulation d'eau|encharcamiento|ristagno d'acqua
unit weight|density|weight density|bulk density|specific weight|weight of materials|wichte|wichten|raumgewicht|poids volumique|peso específico|peso unitario|peso di volume|peso specifico
historic|old|antique|heritage|altbau|altbauten|historisch|ancien|antiguo|histórico|antico|storico|victorian
compression perpendicular to grain|bearing perpendicular to grain|compression across the grain|bearing across the grain|querdruck|druck quer zur faser|compression perpendiculaire aux fibres|compresión perpendicular a la fibra|compressione ortogonale alla fibra
perpendicular to grain|across the grain|quer zur faser|perpendiculaire aux fibres|perpendicular a la fibra|ortogonale alla fibra|perpendicolare alle fibre
parallel to grain|along the grain|parallel zur faser|parallèle aux fibres|paralela a la fibra|parallelo alla fibra
load take down|load takedown|load run down|load rundown|lastabtrag|lastabtragung|lastenzug|lastaufstellung|descente de charges|bajada de cargas|metrado de cargas|analisi dei carichi|discesa dei carichi|column rundown
ayrton perry|perry robertson|perry formula
web stiffener|bearing stiffener|stegsteife|steife|steifen|quersteife|beulsteife|raidisseur|rigidizador|rigidizadores|irrigidimento|irrigidimenti|costola
wind speed|wind velocity|windgeschwindigkeit|vitesse du vent|velocidad del viento|velocità del vento
bolt spacing|spacing of bolts|bolt pitch|pitch of bolts
tabulated data|tabular data|tabulated method
padstone|bearing plate|spreader plate|auflagerpolster|lagerpolster|sommier d'appui|dado de apoyo|bearing block
elevated temperature|high temperature|erhöhte temperatur|température élevée|temperatura elevada|temperatura elevata
width|wide
weight|weigh
failure|fail
axial force|axial load|normal force|normalkraft|längskraft|effort normal|axil|esfuerzo axil|esfuerzo axial|fuerza axial|sforzo normale|sforzo assiale
biaxial bending|bending about both axes|zweiachsige biegung|doppelbiegung|schiefe biegung|flexion déviée|flexión esviada|flexión biaxial|flexión desviada|flessione deviata|pressoflessione deviata
major axis|strong axis|starke achse|eje fuerte|axe fort|asse forte
minor axis|weak axis|schwache achse|eje débil|axe faible|asse debole
unrestrained beam|laterally unrestrained|laterally unsupported|unbraced length|seitlich nicht gehalten|laterally unbraced|unbraced beam|non maintenue latéralement
strength reduction factor|resistance factor|capacity reduction factor|phi factor|factor de reducción de resistencia|fattore di riduzione della resistenza
tributary area|contributory area|loaded area|influence area|lasteinzugsfläche|einzugsfläche|surface d'influence|surface tributaire|área tributaria|área de influencia|area di influenza
moment connection|rigid connection|moment resisting connection|rigid joint|moment joint|biegesteifer anschluss|rahmenecke|biegesteife verbindung|assemblage rigide|unión rígida|nudo rígido|conexión a momento|conexión de momento|nodo rigido|fully restrained connection|fr connection
wind bracing|vertical bracing|cross bracing|x bracing|diagonal bracing
diaphragm action|floor diaphragm|horizontal diaphragm|deckenscheibe|scheibenwirkung|diaphragme horizontal|diafragma rígido|diafragma|diaframma rigido|rigid diaphragm
watertight|waterproof|watertightness|waterproofing|wasserundurchlässig|weiße wanne|wu beton|wu konstruktion|cuvelage|étanche|étanchéité|estanco|estanqueidad|vasca bianca|impermeabile|tanking
alternative load path|alternate load path|notional removal|member removal|ersatzlastpfad|stützenausfall|cheminement alternatif|camino de carga alternativo|percorso alternativo|column removal
undrained shear strength|undrained strength|undränierte scherfestigkeit|cohésion non drainée|resistencia al corte sin drenaje|resistenza al taglio non drenata|coesione non drenata
dowel type fastener|dowelled connection|johansen|european yield model|stiftförmige verbindungsmittel|stabdübel|stabdübelverbindung|broche|clavijas|spinotto|spinotti
embodied carbon|carbon footprint|upfront carbon|gwp|global warming potential|graue energie|graue emissionen|treibhauspotenzial|co2 bilanz|ökobilanz|empreinte carbone|bilan carbone|carbone incorporé|huella de carbono|carbono incorporado|impronta di carbonio|carbonio incorporato|embodied co2|embodied energy|co2e
drilled core|core sample|core test|cored sample|bohrkern|bohrkerne|bohrkernprüfung|carotte de béton|carottage|testigo de hormigón|probetas testigo|núcleos de concreto|extracción de testigos|carota|carote|carotaggio
masonry unit|brick|concrete block|mauerziegel|mauerstein|kalksandstein|porenbetonstein|brique|parpaing|ladrillo|bloque de hormigón|mattone|mattoni|laterizio|laterizi|clay brick
water pressure|hydrostatic pressure|wasserdruck|pression hydrostatique|pression d'eau|presión de agua|empuje hidrostático|pressione idrostatica|pressione dell'acqua
wall tie|cavity tie|maueranker|drahtanker|brick tie
notch|notched|cope|coped|ausklinkung|ausklinkungen|grugeage|entaille|entalladura
utilisation|utilisation ratio|unity check|unity ratio|demand capacity ratio|usage ratio|ausnutzung|ausnutzungsgrad|taux de travail|taux d'utilisation|aprovechamiento|tasso di lavoro|d c ratio|dcr|D/C
plastic moment|full plastic moment|fully plastic moment|plastic moment resistance|vollplastisches moment|moment plastique|momento plástico
lateral load|horizontal load|lateral force|horizontal force|horizontallast|horizontallasten|horizontalkraft|horizontalkräfte|charge horizontale|charge latérale|carga lateral|carga horizontal|carico orizzontale|carichi orizzontali|sideways load|sideways force
point of zero moment|point of contraflexure|inflection point|contraflexure|momentennullpunkt|point d'inflexion|punto de inflexión|punto di flesso
ground beam|grade beam|tie beam|fundamentbalken|zerrbalken|longrine|viga de cimentación|viga riostra|viga de amarre|trave di collegamento
stud wall|timber framed wall|timber frame wall|wood frame wall|light frame wall|holztafelbau|holzrahmenbau|ossature bois|entramado ligero|pannello a telaio|wood shear wall|wood structural panel shear wall
suction|uplift|negative pressure|windsog|sog|abhebende kräfte|soulèvement|dépression au vent|succión|succión de viento|depressione del vento
ductility class medium|dcm
ductility class high|dch
ductility class low|dcl
life cycle assessment|life cycle analysis|lca
roof pitch|roof slope|dachneigung|pente de toiture|pente du toit|pendiente de cubierta|inclinación de cubierta|inclinazione della falda|pendenza del tetto
gusset plate|gusset|knotenblech|knotenbleche|gousset|fazzoletto|fazzoletti
mean return period|return period|recurrence interval|wiederkehrperiode|période de retour|periodo de retorno|periodo di ritorno|mean recurrence interval
dynamic pressure|velocity pressure
load path|load transfer|cheminement des charges|camino de carga|percorso dei carichi
aluminium|aluminio|alluminio
stainless steel|edelstahl|nichtrostender stahl|acier inoxydable|inox|acero inoxidable|acciaio inossidabile|acciaio inox
cast iron|gusseisen|grauguss|fonte|hierro fundido|hierro colado|fundición gris|ghisa
wrought iron|schmiedeeisen|puddeleisen|puddled iron|puddle iron|fer puddlé|hierro forjado|ferro battuto
laminated glass|verbundsicherheitsglas|vsg|verre feuilleté|vidrio laminado|vetro stratificato
annealed glass|float glass|floatglas|verre recuit|vidrio recocido|vetro ricotto|vetro float
heat strengthened glass|teilvorgespanntes glas|tvg|verre durci|vidrio termoendurecido|vetro indurito
deep beam|wandartiger träger|scheibenträger|poutre voile|poutre cloison|viga pared|viga de gran canto|trave parete
t beam|plattenbalken|poutre en té|viga t|viga en t|trave a t|flanged beam|tee beam
compression reinforcement|compression steel|doubly reinforced|druckbewehrung|armatures comprimées|armadura de compresión|armatura compressa|doblemente armada
singly reinforced|einfach bewehrt|simplement armée|simplemente armada
lintel|sturz|stürze|linteau|linteaux|dintel|dinteles|architrave|architravi|header over opening|door header|window header
floor joist|deckenbalken|holzbalkendecke|solive|vigueta|travetto|travetti
net section|net area|nettoquerschnitt|nettofläche|section nette|sección neta|área neta|sezione netta|area netta|effective net area
bolt bearing|lochleibung|lochleibungsfestigkeit|pression diamétrale|aplastamiento de chapa|rifollamento|bearing on bolt holes
concrete breakout|concrete cone|concrete cone failure|breakout cone|cone failure|betonausbruch|betonkegel|cône de béton|rupture par cône|cono de hormigón|cono de arrancamiento|cono di calcestruzzo|rottura conica
pull out|pullout|pull out failure
concrete edge failure|edge breakout|betonkantenbruch|rupture du bord de béton
t stub|equivalent t stub|tronçon en té|casquillo en t|elemento a t equivalente
component method|komponentenmethode|méthode des composants|método de los componentes|metodo per componenti
column web panel|panel zone|stegfeld|stützenstegfeld|panneau d'âme|panel de alma|pannello d'anima|joint panel
capacity design|kapazitätsbemessung|dimensionnement en capacité|diseño por capacidad|gerarchia delle resistenze|capacity based design|hierarchy of strength
lateral system|lateral force resisting system|lfrs|sfrs|seismic force resisting system|lateral load resisting system|lateral stability system|stability system|horizontal stability|sideways stability|stops building falling sideways|holds building up sideways|gebäudeaussteifung|horizontalaussteifung|stabilité horizontale|stabilité d'ensemble|estabilidad lateral|stabilità laterale
collector|drag strut|drag member|collector element
hold down|holdown|hold down anchor|tie down|uplift anchor of wall
waler|waling|wale
spalling|spalled|spall|abplatzung|abplatzungen|écaillage|desconchado|spalling esplosivo|flaking concrete
rolling shear|rollschub|cisaillement roulant|cortadura por rodadura|taglio di rotolamento
gamma method|gammaverfahren|méthode gamma|mechanically jointed beams|gamma procedure
sliding|gleiten|gleitsicherheit|glissement|deslizamiento|scorrimento
consolidation|konsolidation|konsolidierung|consolidación|consolidazione
active pressure|aktiver erddruck|coulomb earth pressure|poussée active|empuje activo|spinta attiva
flat roof|flachdach|toiture terrasse|cubierta plana|azotea|tetto piano
duopitch roof|satteldach|gable roof|gabled roof|dual pitched roof|toiture à deux versants|cubierta a dos aguas|tetto a due falde|pitched roof
pressure coefficient|druckbeiwert|druckbeiwerte|außendruckbeiwert|coefficient de pression|coeficiente de presión|coeficiente eólico|coefficiente di pressione|coefficienti di pressione|wind coefficient
internal pressure|innendruck|pression intérieure|presión interior|pressione interna
pattern loading|pattern load|skip loading|checkerboard loading|alternate span loading|feldweise ungünstig|alternancia de sobrecargas|chargement par travées
load reduction|live load reduction|imposed load reduction|abminderung der nutzlast|dégression des charges|reducción de sobrecargas|reducción de carga viva
shear span|a/d|av/d|M/V
neutral axis depth|depth of neutral axis|x/d|druckzonenhöhe|hauteur comprimée|profundidad de la fibra neutra|profundidad del eje neutro|posizione dell'asse neutro
interaction diagram|interaktionsdiagramm|diagramme d'interaction|diagrama de interacción|diagramma di interazione|dominio di resistenza|dominio m n|p m diagram|pm diagram|m n diagram|column interaction curve
nominal curvature|nennkrümmung|nennkrümmungsverfahren|modellstützenverfahren|courbure nominale|curvatura nominal|curvatura nominale
slender column|long column|schlanke stütze|schlanke druckglieder|poteau élancé|pilar esbelto|columna esbelta|pilastro snello
moment magnification|moment magnifier|amplified moment|moment amplification
web opening|service opening|web penetration|beam penetration|opening in beam|opening in web|hole in beam|hole in web|hole through beam|stegöffnung|stegöffnungen|ouverture d'âme|abertura en alma|hueco en alma|foro d'anima
haunch|voute|vouten|jarret|mensola di rinforzo
temporary works|baubehelf|bauhilfsmaßnahmen|ouvrages provisoires|obras provisionales|opere provvisionali|temporary structure
basement|keller|untergeschoss|kellergeschoss|sous sol|sótano|scantinato|interrato|cellar
differential settlement|setzungsdifferenz|setzungsunterschied|tassement différentiel|asiento diferencial|asentamiento diferencial|cedimento differenziale
relative rotation|angular distortion|winkelverdrehung|distorsión angular|distorsione angolare
existing building|existing structure|bestandsgebäude|bestandsbau|bauen im bestand|bâtiment existant|ouvrage existant|edificio existente|estructura existente|edificio esistente|costruzioni esistenti
parapet|attika|acrotère|antepecho
canopy|vordach|auvent|marquesina|pensilina
mesh convergence|mesh refinement|netzverfeinerung|raffinement du maillage|refinamiento de malla|convergenza della mesh|mesh sensitivity|mesh density
freestanding wall|free standing wall|garden wall|boundary wall|freistehende wand|mur de clôture|muro de cerramiento|muro libero
aerated concrete block|autoclaved aerated concrete|aac|aircrete|porenbeton|béton cellulaire|hormigón celular|calcestruzzo cellulare
overhead crane|overhead travelling crane|bridge crane|eot crane|brückenkran|laufkran|pont roulant|puente grúa|carroponte
shear force|effort tranchant|esfuerzo cortante|fuerza cortante|sforzo di taglio
web cleat|angle cleat|clip angle|double angle connection|winkelanschluss|cornière d'attache|squadretta
`
  .trim()
  .split('\n')
