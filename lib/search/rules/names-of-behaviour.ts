/** Names of what structures do: moments, deflection, vibration, stability, earthquakes, models. */
export const NAMES_OF_BEHAVIOUR = `
second moment of area|moment of inertia|area moment of inertia|flächenträgheitsmoment|trägheitsmoment|moment d'inertie|moment quadratique|momento de inercia|momento d'inerzia|moment d'inertie de section|inertia of section
section modulus|modulus of section|widerstandsmoment|module de flexion|módulo resistente|modulo di resistenza
radius of gyration|gyration radius|trägheitsradius|rayon de giration|radio de giro|raggio d'inerzia
young modulus|youngs modulus|elastic modulus|modulus of elasticity|e modulus|elastizitätsmodul|e modul|module d'young|module d'élasticité|módulo de elasticidad|modulo elastico|modulo di elasticità|mod of elasticity|youngs modulus of concrete
shear modulus|modulus of rigidity|schubmodul|module de cisaillement|modulo di taglio
poisson ratio|poissons ratio|querdehnzahl|coefficient de poisson|coeficiente de poisson|coefficiente di poisson
finite element|fe|fea|fem|finite element method|finite element analysis|finite elemente|éléments finis|elementos finitos|elementi finiti|finite element model|computer model|etabs|sap2000|staad|staad pro|rfem|sofistik|scia engineer|robot structural|lusas|midas|ansys|abaqus|fe model|fe modell|finite elemente methode|méthode des éléments finis|método de elementos finitos|mef|metodo degli elementi finiti
bending moment|flexural moment|biegemoment|moment fléchissant|momento flector|momento flettente|momento flexionante|momenti flettenti|momentos flectores|biegemomente
bending|flexure|flexural|biegung|flexion|flessione
bending resistance|moment resistance|moment capacity|flexural strength|flexural capacity|bending capacity|moment of resistance|flexural resistance|ultimate moment|moment strength|resisting moment|momententragfähigkeit|biegetragfähigkeit|moment résistant|momento resistente|nominal flexural strength|design moment strength|biegewiderstand|résistance à la flexion|résistance en flexion|resistencia a flexión|momento último|resistenza a flessione|momento resistente ultimo
shear resistance|shear capacity|shear strength|querkrafttragfähigkeit|schubtragfähigkeit|résistance au cisaillement|résistance à l'effort tranchant|resistencia a cortante|resistenza a taglio|nominal shear strength|querkraftwiderstand|resistencia al corte|resistencia a cortante de la sección|shear carrying capacity
resistance|capacity|load carrying capacity|carrying capacity|load capacity|tragfähigkeit|tragwiderstand|widerstand|resistencia|resistenza|capacité|capacidad|capacidad de carga|capacità|weight limit
column|stanchion|stütze|stützen|stahlstütze|poteau|poteaux|pilar|pilares|columna|pilastro|pilastri|colonna|colonne|säule|säulen|stahlstützen|piédroit
earthquake|seismic|erdbeben|séisme|sismique|parasismique|sismo|sísmico|sísmica|sismorresistente|terremoto|sisma|antisismica|quake|ground shaking|tremor|seísmo|erdbebennachweis|erdbebenbemessung|erdbebenlast|tremblement de terre|sismicità|sismorresistencia
slenderness|slenderness ratio|schlankheit|schlankheitsgrad|élancement|esbeltez|snellezza|KL/r|Lc/r|L/r|l/i|esbeltez mecánica|snellezze|how slender|slenderness limit
second order effect|p delta|p delta effect|geometric nonlinearity|second order analysis|theorie ii ordnung|theorie 2 ordnung|effets du second ordre|second ordre|segundo orden|efectos de segundo orden|secondo ordine|effetti del secondo ordine|p delta analysis|seconde ordre|analyse du second ordre|análisis de segundo orden|efecto p delta|analisi del secondo ordine|theorie zweiter ordnung|leaner column|leaning column
imperfection|initial bow|sway imperfection|imperfektion|imperfektionen|vorkrümmung|schiefstellung|imperfections géométriques|imperfección|imperfecciones|imperfezione|imperfezioni|initial out of straightness|out of straightness|crookedness|imperfections initiales|défaut d'aplomb|defaut de verticalité|imperfecciones iniciales|difetto di verticalità|imperfezioni iniziali|ersatzimperfektion|bow imperfection|not straight|not quite straight|not vertical|not upright|not plumb
plastic hinge|plastic analysis|fließgelenk|fließgelenke|fließgelenktheorie|rotule plastique|rótula plástica|cerniera plastica|cerniere plastiche|collapse mechanism|plastic collapse|traglastverfahren|mécanisme plastique|mecanismo de colapso|meccanismo di collasso
shear deformation|timoshenko beam|schubverformung
torsion|twisting|twist|torsional moment|torque|torsionsmoment|torsione|momento torsor|momento torcente|moment de torsion|torsional shear|twisting beam|verdrehung|verdrillung|torsion de poutre|sollecitazione torcente
warping|warping torsion|wölbkrafttorsion|wölbbehinderung|verwölbung|gauchissement|alabeo|ingobbamento|bimoment|bimomento|wölbmoment|bimomente|wölbkraft
deflection|sag|durchbiegung|durchbiegungen|flèche|flecha|deformación vertical|freccia|frecce|droop|drooping|bends too|bending too much|saggy|sagging floor|droopy|floppy|too bendy|verformungsnachweis|déformation verticale|flexion excesiva|inflessione|inflessioni|deformazione verticale
deflection limit|limiting deflection|allowable deflection|permissible deflection|span to depth ratio|span depth ratio|span effective depth ratio|durchbiegungsbegrenzung|biegeschlankheit|flèche admissible|flecha admisible|flecha límite|freccia limite|freccia massima|l/d|span/depth|span to depth|maximum deflection|deflection criteria|durchbiegungsbeschränkung|verformungsbegrenzung|límite de flecha|límites de flecha|limite di freccia|frecce ammissibili|l/360|l/250|l/300|l/500|relación luz canto|relación luz peralte|rapporto luce altezza|rapporto luce spessore|élancement portée hauteur|rapport portée hauteur|stützweite zu höhe
vibration|floor vibration|floor dynamics|bouncy|springy|bounce|bounces|schwingung|schwingungen|deckenschwingung|deckenschwingungen|schwingungsnachweis|vibration des planchers|vibraciones|vibración|vibrazione|vibrazioni|liveliness|lively floor|floor bounce|shaky floor|wobbly floor|bouncing|trampoline|floor shakes|vibrates|gebrauchstauglichkeit schwingung|vibraciones en forjados
natural frequency|fundamental frequency|eigenfrequency|eigenfrequenz|eigenfrequenzen|fréquence propre|frecuencia natural|frecuencia propia|frequenza propria|frequenza naturale|frequenze proprie
damping|damping ratio|dämpfung|dämpfungsgrad|amortissement|amortiguamiento|smorzamento|dämpfungsmaß|schwingungsdämpfung
tensile strength|ultimate strength|uts|zugfestigkeit|résistance à la traction|resistencia a tracción|resistenza a trazione
characteristic value|characteristic strength|charakteristischer wert|valeur caractéristique|valor característico|valore caratteristico
design value|design strength|bemessungswert|valeur de calcul|valor de cálculo|valore di progetto|bemessungswerte|valores de cálculo|valori di progetto
stress strain|stress strain curve|constitutive law|spannungs dehnungs linie|contrainte déformation|tensión deformación|esfuerzo deformación|tensione deformazione
fatigue|cyclic loading|ermüdung|ermüdungsnachweis|betriebsfestigkeit|fatiga|fatica|metal fatigue|repeated loading|repeated load|load cycles|many cycles|materialermüdung|ermüdungsfestigkeit|schwingfestigkeit|tenue à la fatigue|résistance à la fatigue|resistencia a fatiga|resistenza a fatica|wears out after cycles|over and over|many times loaded
corrosion|rusting|rust|rusted|rusty|korrosion|rouille|oxidación|corrosione|ruggine|corroded|corroding|rost|korrodiert|oxidado|arrugginito
fire resistance|fire rating|fire design|feuerwiderstand|feuerwiderstandsdauer|feuerwiderstandsklasse|brandschutznachweis|heißbemessung|résistance au feu|tenue au feu|stabilité au feu|resistencia al fuego|resistenza al fuoco|fire endurance|frl|fire resistance level|frr|fire rated|fire resisting|hours fire|minutes fire|fire hours|degré coupe feu|coupe feu|durée de résistance au feu|brandfall|heißbemessung im brandfall|resistenza all'incendio|rating in fire|fire survival
execution class|exc
tolerance|permitted deviation
highest|maximum
lowest|minimum
free body diagram|fbd
bending moment diagram|bmd
shear force diagram|sfd
yield line|yield line theory|bruchlinientheorie|bruchlinie|lignes de rupture|líneas de rotura|linee di rottura|méthode des lignes de rupture|método de líneas de rotura|charnières plastiques linéaires|linea di rottura|fließlinien|johansen yield line
response spectrum|design spectrum|antwortspektrum|bemessungsspektrum|spectre de réponse|spectre de calcul|espectro de respuesta|espectro de diseño|spettro di risposta|spettro di progetto|acceleration spectrum|seismic spectrum|design response spectrum|elastic spectrum|spectre élastique|spectre sismique|espectro elástico|espectro sísmico|erdbebenspektrum|beschleunigungsspektrum
base shear|lateral force method|equivalent lateral force|elf|ersatzkraftverfahren|ersatzkräfte|forces latérales équivalentes|méthode des forces latérales|cortante basal|cortante en la base|fuerza lateral equivalente|taglio alla base|analisi statica lineare|equivalent static force|equivalent static method|equivalent static analysis|static lateral force|seismic coefficient method|seismic base shear|gesamterdbebenkraft|effort tranchant à la base|effort sismique à la base|cortante sísmico basal|fuerza cortante basal|forza sismica alla base|taglio sismico|static seismic method|forze laterali statiche|forze statiche equivalenti|forza laterale equivalente|forces latérales statiques
ductility|ductility class|duktilität|duktilitätsklasse|ductilité|ductilidad|duttilità|duktil|dúctil|duttile|ductile behaviour|ductile detailing
behaviour factor|q factor|response modification factor|verhaltensbeiwert|coefficient de comportement|factor de comportamiento|coeficiente de comportamiento|fattore di comportamento|fattore di struttura|R factor|response modification coefficient|response reduction factor|force reduction factor|structural ductility factor|seismic q factor|coefficient de réduction sismique|factor de reducción sísmica|factor r sísmico|factor de ductilidad
pushover|nonlinear static analysis
quality assurance|quality control
building information modelling|bim
fibre reinforced polymer|frp
carbon fibre reinforced polymer|cfrp
glass fibre reinforced polymer|gfrp
grade|gr
back propping|backpropping|reshoring|rückversteifung|hilfsunterstützung|étaiement résiduel|reapuntalamiento|back shoring|reshore|back prop|re propping|repropping|nachstützen|hilfsstützen
falsework|shoring|temporary propping|traggerüst|lehrgerüst|étaiement|cintre d'étaiement|apuntalamiento|puntellazione|centina|formwork support|scaffold|scaffolding|baugerüst|schalungsgerüst|staging for slab|centering|centring|échafaudage|andamio|ponteggio|ponteggi|étais|rüstung|holding up wet concrete|holds up wet concrete
formwork|shuttering|schalung|coffrage|encofrado|cassaforma|casseforme|moulds for concrete|schalungen|cimbras de losa|casseri|cassero
simply supported|simple span|simple support|einfeldträger|isostatique|poutre isostatique|simplemente apoyada|biapoyada|semplicemente appoggiata|appoggio semplice|pin ended beam|simplemente apoyado|semplicemente appoggiato|simplement appuyée|frei aufliegend
fixed end|encastre|built in end|fully fixed|eingespannt|volleinspannung|encastrement|empotrada|empotramiento|incastro|incastrata
pinned|hinged|gelenkig|articulé|articulada|cerniera
continuous beam|multi span beam|durchlaufträger|mehrfeldträger|poutre continue|viga continua|trave continua|travi continue|beam over several supports|beam on three supports|hyperstatique|viga hiperestática|trave iperstatica
equivalent horizontal force|notional load|notional horizontal force|ehf|nhf|ersatzlast|ersatzlasten|abtriebskraft|abtriebskräfte|forces horizontales équivalentes|fuerza horizontal equivalente|forza orizzontale equivalente|notional lateral load|horizontale ersatzlast|ersatzhorizontallast|fuerzas horizontales equivalentes|forze orizzontali equivalenti|fuerza nocional|cargas nocionales|carga nocional|stability load
storey drift|interstorey drift|inter storey drift|drift limit|lateral drift|lateral deflection|horizontal deflection|lateral displacement|stockwerksverschiebung|horizontalverschiebung|déplacement entre étages|déplacement inter étage|deriva de entrepiso|derivas|spostamento di interpiano|drift di interpiano|sway deflection|building drift|story drift ratio|seismic drift|drift ratio|building sways|sways in wind|distorsión de piso|spostamenti di interpiano|geschossverschiebung|desplazamiento lateral de entrepiso
soft storey|weak storey|weiches geschoss|étage souple|piso blando|piso débil|piano soffice|piano debole|open ground storey
strong column weak beam|weak beam strong column|scwb|poteau fort poutre faible|columna fuerte viga débil|pilar fuerte viga débil|pilastro forte trave debole|columna fuerte
special moment frame|smf
concentrically braced frame|cbf
eccentrically braced frame|ebf
buckling restrained brace|brb|brbf
seismic isolation|base isolation|base isolator|erdbebenisolation|isolation parasismique|aislamiento sísmico|isolamento sismico
peak ground acceleration|pga|bodenbeschleunigung|spitzenbodenbeschleunigung|accélération du sol|aceleración sísmica|aceleración del suelo|accelerazione al suolo|accelerazione di picco al suolo|zone factor|seismic hazard|seismic zone|erdbebenzone|erdbebenzonen|zone sismique|zonage sismique|zona sísmica|zonificación sísmica|pericolosità sismica
time history|response history
footfall|walking vibration|pedestrian excitation|walking excitation|human induced vibration|personeninduzierte schwingungen|gehen und laufen|walking people|people walking|walking load|people walk|jumping|dancing|gym floor|rhythmic activity|marche des piétons|schritterregung|fußgängerinduziert|pisadas|camminamento
tuned mass damper|tmd
vortex shedding|vortex induced vibration
standard fire|iso fire|cellulosic curve|einheits temperaturzeitkurve|etk|normbrand|courbe iso|feu normalisé|curva iso 834|curva normalizada|incendio standard|astm e119|fire curve|temperature time curve|time temperature curve|courbe température temps|curva tiempo temperatura|curva temperatura tempo
non destructive testing|ndt
strengthening|retrofit|retrofitting|verstärkung|ertüchtigung|renforcement|refuerzo estructural|reforzamiento|rinforzo strutturale|consolidamento|beef up|beefing up|refuerzo de estructuras|refuerzo de vigas|rinforzo|rinforzi|rehabilitación estructural|renforcer|gebäudeverstärkung|nachträgliche verstärkung|upgrade existing
structural appraisal|structural assessment|bestandsbewertung|nachrechnung|diagnostic de structure|evaluación estructural|valutazione della sicurezza|condition survey|structural survey|structural evaluation|diagnosis of structure|zustandserfassung|bauwerksprüfung|evaluación de estructuras existentes|valutazione strutturale|old building check
elastomeric bearing|rubber bearing
out of plumb|plumbness|verticality|lotabweichung|hors plomb|faux aplomb|desplome|fuori piombo
hogging|negative moment|support moment|stützmoment|moment sur appui|momento negativo|moment négatif|moment over support|stützmomente|momento negativo in appoggio|momento d'appoggio
sagging|positive moment|span moment|midspan moment|feldmoment|moment en travée|momento positivo|momento in campata|feldmomente|momento en el vano|momento in mezzeria|positive bending
tabulated data|tabular data|tabulated method|fire tables|tabellenverfahren|méthode tabulée|valeurs tabulées|método de las tablas|tablas de fuego|metodo tabellare|tabellierte daten
width|wide
weight|weigh
failure|fail
axial force|axial load|normal force|normalkraft|längskraft|effort normal|axil|esfuerzo axil|esfuerzo axial|fuerza axial|sforzo normale|sforzo assiale|axial thrust|normalkräfte|efforts normaux|esfuerzo normal|carga axial|cargas axiales|azione assiale|axialkraft
biaxial bending|bending about both axes|zweiachsige biegung|doppelbiegung|schiefe biegung|flexion déviée|flexión esviada|flexión biaxial|flexión desviada|flessione deviata|pressoflessione deviata|biaxial moments|bending both ways|flexión en dos ejes|biachsige biegung|zweiachsig biegung
major axis|strong axis|starke achse|eje fuerte|axe fort|asse forte
minor axis|weak axis|schwache achse|eje débil|axe faible|asse debole
strength reduction factor|resistance factor|capacity reduction factor|phi factor|factor de reducción de resistencia|fattore di riduzione della resistenza
diaphragm action|floor diaphragm|horizontal diaphragm|deckenscheibe|scheibenwirkung|diaphragme horizontal|diafragma rígido|diafragma|diaframma rigido|rigid diaphragm|diaphragme rigide|diaphragmes|impalcato rigido|piano rigido|stressed skin|stressed skin design
embodied carbon|carbon footprint|upfront carbon|gwp|global warming potential|graue energie|graue emissionen|treibhauspotenzial|co2 bilanz|ökobilanz|empreinte carbone|bilan carbone|carbone incorporé|huella de carbono|carbono incorporado|impronta di carbonio|carbonio incorporato|embodied co2|embodied energy|co2e|co2|carbon emissions|greenhouse gas|greenhouse gases|epd|environmental product declaration|emissions of building|climate impact|co2 emissionen|umweltproduktdeklaration|fdes|émissions de co2|emisiones de co2|emissioni di co2|sustainability|low carbon
lateral load|horizontal load|lateral force|horizontal force|horizontallast|horizontallasten|horizontalkraft|horizontalkräfte|charge horizontale|charge latérale|carga lateral|carga horizontal|carico orizzontale|carichi orizzontali|sideways load|sideways force|efforts horizontaux|fuerzas horizontales|fuerzas laterales|forze orizzontali|azioni orizzontali|horizontallastabtragung
point of zero moment|point of contraflexure|inflection point|contraflexure|momentennullpunkt|point d'inflexion|punto de inflexión|punto di flesso
ductility class medium|dcm
ductility class high|dch
ductility class low|dcl
life cycle assessment|life cycle analysis|lca
capacity design|kapazitätsbemessung|dimensionnement en capacité|diseño por capacidad|gerarchia delle resistenze|capacity based design|hierarchy of strength|kapazitätsbemessungen|diseño por capacidad de pórticos|criterio di gerarchia|yielding hierarchy
lateral system|lateral force resisting system|lfrs|sfrs|seismic force resisting system|lateral load resisting system|lateral stability system|stability system|horizontal stability|sideways stability|stops building falling sideways|holds building up sideways|gebäudeaussteifung|horizontalaussteifung|stabilité horizontale|stabilité d'ensemble|estabilidad lateral|stabilità laterale|holding building up|stops building swaying|keeps building upright|keeps building standing|sideways strength|building stability|stabilisierung des gebäudes|système de contreventement|système de stabilité|sistema resistente lateral|sistema de arriostramiento|sistema de contravientos|sistema di controvento|sistema controventante|stops falling over
collector|drag strut|drag member|collector element
temporary works|baubehelf|bauhilfsmaßnahmen|ouvrages provisoires|obras provisionales|opere provvisionali|temporary structure|construction stage support|obra provisional|opera provvisionale|bauzustand abstützung
existing building|existing structure|bestandsgebäude|bestandsbau|bauen im bestand|bâtiment existant|ouvrage existant|edificio existente|estructura existente|edificio esistente|costruzioni esistenti|bestehendes gebäude|bestandstragwerk|refurbishment|renovation
mesh convergence|mesh refinement|netzverfeinerung|raffinement du maillage|refinamiento de malla|convergenza della mesh|mesh sensitivity|mesh density|fine mesh|how fine mesh|mesh size|netzdichte|netzfeinheit|elementgröße|convergence du maillage|taille de maille|finesse du maillage|convergencia de malla|tamaño de malla|tamaño de elemento|infittimento della mesh|dimensione della mesh
shear force|effort tranchant|esfuerzo cortante|fuerza cortante|sforzo di taglio|schubkraft|schubkräfte|querkräfte|esfuerzos cortantes|fuerza de corte|sforzi di taglio|taglio sollecitante
fundamental period|natural period|building period|period of vibration|period of building|grundschwingzeit|schwingzeit|eigenperiode|grundperiode|période fondamentale|période propre|periodo fundamental|periodo natural|periodo fondamentale|periodo proprio|periodo di vibrazione
seismic mass|seismic weight|seismische masse|masse sismique|masa sísmica|peso sísmico
accidental torsion|accidental eccentricity|zufällige ausmitte|zufällige torsion|torsion accidentelle|excentricité accidentelle|torsión accidental|excentricidad accidental|torsione accidentale|eccentricità accidentale
overstrength|overstrength factor|überfestigkeit|surrésistance|sobrerresistencia|sovraresistenza|omega factor
beam column joint|joint of beam and column|rahmenknoten|nœud poteau poutre|nudo viga columna|nudo viga pilar|nodo trave pilastro
response factor|vibration response factor|walking response|antwortfaktor|facteur de réponse|factor de respuesta|fattore di risposta
modal mass|modale masse|masse modale|masa modal
coupling beam|coupled wall|coupled shear wall|koppelbalken|koppelriegel|linteau de couplage|poutre de couplage|viga de acoplamiento|viga de acople|trave di accoppiamento|pareti accoppiate
centre of rigidity|centre of stiffness|centre of resistance|steifigkeitsmittelpunkt|centre de rigidité|centre de torsion|centro de rigidez|centro delle rigidezze|twist in plan|plan torsion|building twists
stress singularity|singularity|singular stress|stress concentration|peak stress|red spot|singularität|spannungsspitze|spannungsspitzen|singularité|pic de contrainte|singularidad|concentración de tensiones|singolarità|picco di tensione
moment coefficient|beam formula|beam formulae|beam table|standard beam cases|formule des poutres|formulaire des poutres|formulario de vigas
prop|acrow|acrow prop|steel prop|adjustable prop|baustütze|baustützen|deckenstütze|étai|étai métallique|puntal|puntales|puntello|puntelli
striking|strike formwork|striking formwork|remove formwork|removing formwork|formwork removal|removing props|remove props|striking time|ausschalen|ausschalfrist|ausrüsten|décoffrage|décintrement|desencofrado|descimbrado|disarmo
`
