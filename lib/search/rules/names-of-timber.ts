/** Names of timber, masonry and glass. */
export const NAMES_OF_TIMBER = `
cross laminated timber|clt|xlam|brettsperrholz|bois lamellé croisé|madera contralaminada|cross lam|x lam|bsp|clt panel|panneau clt
glued laminated timber|glulam|glt|gluelam|brettschichtholz|bsh|lamellé collé|bois lamellé collé|madera laminada|madera laminada encolada|legno lamellare|glue laminated timber|glue lam|lamellare incollato|madera laminada estructural|brettschichtholzträger
laminated veneer lumber|lvl|furnierschichtholz|lamibois
engineered timber|engineered wood|mass timber|holzwerkstoff|holzwerkstoffe
timber|wood|lumber|holz|bois|madera|legno|legname|wooden|holzbau|bauholz|wooden frame
rafter|roof beam|sparren|arbalétrier|falso puntone|cabio
masonry|brickwork|blockwork|brick wall|block wall|cmu|concrete masonry|concrete masonry unit|mauerwerk|mauerwerksbau|maçonnerie|mampostería|albañilería|muratura|murature|cinder block|besser block|breeze block|brick masonry|block masonry|blockwall|brickwall|mur en maçonnerie|muro de ladrillo|muro de mampostería|muro de fábrica|fábrica de ladrillo|obra de fábrica|parete in muratura|ziegelwand|ziegelmauerwerk|mauerwerkswand
mortar|masonry mortar|mörtel|mortier|mortero
modification factor|k_mod
deformation factor|k_def
loadbearing|load bearing|tragend|tragende wand|mur porteur|muro portante|muro de carga|muri portanti|bearing wall|weight bearing|mur de charge
cavity wall|cavity masonry|zweischaliges mauerwerk|mur creux|mur double|muro doble|parete a cassetta|brick veneer
sawn timber|solid timber|softwood|vollholz|nadelholz|schnittholz|konstruktionsvollholz|kvh|bois massif|bois résineux|madera aserrada|madera maciza|legno massiccio|dimension lumber
load duration|duration of load|lasteinwirkungsdauer|klasse der lasteinwirkungsdauer|klassen der lasteinwirkungsdauer|nutzungsklasse|durée de chargement|classe de service|clase de servicio|duración de la carga|classe di durata del carico|classe di servizio|load duration factor|weaker over time|weaker with time|gets weaker|strength over time|clases de duración|classes de durée|dauer der last
oriented strand board|osb|osb platte
sheathing|nailed sheet|sheathing board|sheathing panel|plywood|sperrholz|contreplaqué|contrachapado|compensato
racking|racking resistance|diaphragm wall of timber|wall racking|schubsteifigkeit der wand|contreventement de mur à ossature bois|timber shear wall|holzwandscheibe|plywood shear wall|wood panel shear wall
rebound hammer|schmidt hammer|rückprallhammer|scléromètre|esclerómetro|sclerometro
facade|cladding|fassade|fachada|facciata|curtain wall
toughened glass|tempered glass|einscheibensicherheitsglas|verre trempé|vidrio templado|vetro temprato|fully tempered|ft glass|safety glass|verre securit|vetro di sicurezza|esg glas|heat soaked
balustrade|guarding|guardrail|geländer|garde corps|barandilla|railing
compression perpendicular to grain|bearing perpendicular to grain|compression across the grain|bearing across the grain|querdruck|druck quer zur faser|compression perpendiculaire aux fibres|compresión perpendicular a la fibra|compressione ortogonale alla fibra
perpendicular to grain|across the grain|quer zur faser|perpendiculaire aux fibres|perpendicular a la fibra|ortogonale alla fibra|perpendicolare alle fibre
parallel to grain|along the grain|parallel zur faser|parallèle aux fibres|paralela a la fibra|parallelo alla fibra
dowel type fastener|dowelled connection|johansen|european yield model|stiftförmige verbindungsmittel|stabdübel|stabdübelverbindung|broche|clavijas|spinotto|spinotti|timber bolt|nailed connection|screwed connection|wood screw|holzverbindung|holzverbindungen|nagelverbindung|assemblage bois|assemblage par tiges|organes d'assemblage|unión de madera|conexiones de madera|uniones de madera|giunti in legno|connessioni legno|unioni del legno|connettori metallici a gambo cilindrico|timber joint|timber connection
masonry unit|brick|concrete block|mauerziegel|mauerstein|kalksandstein|porenbetonstein|brique|parpaing|ladrillo|bloque de hormigón|mattone|mattoni|laterizio|laterizi|clay brick|clay block|mauersteine|bloques|blocchi|engineering brick|aac block|hollow block
wall tie|cavity tie|maueranker|drahtanker|brick tie
stud wall|timber framed wall|timber frame wall|wood frame wall|light frame wall|holztafelbau|holzrahmenbau|ossature bois|entramado ligero|pannello a telaio|wood shear wall|wood structural panel shear wall|stick frame wall|timber stud wall|timber panel wall|mur à ossature bois|muro de entramado|pareti a telaio|parete intelaiata|platform frame|holzrahmenwand|osb wall|plywood wall
laminated glass|verbundsicherheitsglas|vsg|verre feuilleté|vidrio laminado|vetro stratificato|laminated safety glass|pvb glass|vetro laminato|laminated pane
annealed glass|float glass|floatglas|verre recuit|vidrio recocido|vetro ricotto|vetro float|ordinary glass|plain glass|window glass|glass sheet|spiegelglas
heat strengthened glass|teilvorgespanntes glas|tvg|verre durci|vidrio termoendurecido|vetro indurito
lintel|sturz|stürze|linteau|linteaux|dintel|dinteles|architrave|architravi|header over opening|door header|window header|beam over door|beam over window|beam over opening|knocking through|knock through|wall removal|remove wall|removing wall|türsturz|fenstersturz|linteau de porte|cargadero|dintel de puerta|architravi in acciaio|angle lintel|header beam
floor joist|deckenbalken|holzbalkendecke|solive|vigueta|travetto|travetti|holzdecke|plancher en bois|solaio ligneo|forjado de vigas de madera|wood joist|timber joist|holzbalkenlage|balkenlage|plancher bois|solivage|vigueta de madera|forjado de madera|solaio in legno|wood floor
hold down|holdown|hold down anchor|tie down|uplift anchor of wall|zuganker der wand|ancrage de mur
rolling shear|rollschub|cisaillement roulant|cortadura por rodadura|taglio di rotolamento|cross layer shear|rollschubfestigkeit|rollschubmodul
gamma method|gammaverfahren|méthode gamma|mechanically jointed beams|gamma procedure
freestanding wall|free standing wall|garden wall|boundary wall|freistehende wand|mur de clôture|muro de cerramiento|muro libero|brick fence|fence wall|gartenmauer|mur de jardin|muro di recinzione|recinzione|compound wall
aerated concrete block|autoclaved aerated concrete|aac|aircrete|porenbeton|béton cellulaire|hormigón celular|calcestruzzo cellulare
timber column|timber post|wood post|wooden post|wood column|wooden column|holzstütze|holzstützen|holzpfosten|poteau en bois|poteau bois|pilar de madera|columna de madera|pilastro in legno|colonna in legno|puntone in legno
timber beam|wood beam|wooden beam|holzbalken|holzträger|poutre en bois|poutre bois|viga de madera|trave in legno
timber frame|wood frame|timber framing|fachwerkbau|charpente bois|estructura de madera|struttura in legno
system strength|load sharing|repetitive member|repetitive member factor|repetitive use factor|systembeiwert|systemfestigkeit|effet système|coefficient de système|factor de carga compartida|effetto di sistema
embedment strength|bearing strength of timber|dowel bearing strength|lochleibungsfestigkeit des holzes|portance locale|résistance à la portance locale|resistencia al aplastamiento de la madera|resistenza a rifollamento del legno
flexural strength of masonry|modulus of rupture|flexural tensile strength|biegezugfestigkeit|résistance en traction par flexion|módulo de rotura|resistencia a flexotracción|resistenza a trazione per flessione
wall panel under wind|wall pushed by wind|laterally loaded wall|out of plane bending of wall|querbelastete wand|mur soumis au vent|muro con carga lateral|muro caricato lateralmente
glass pane|window pane|pane|pane of glass|glazing|window glass strength|glass thickness|thickness of glass|glasscheibe|glasdicke|scheibendicke|épaisseur de vitrage|lastra di vetro|luna de vidrio|window breaks|glass breaks|breaking glass
`
