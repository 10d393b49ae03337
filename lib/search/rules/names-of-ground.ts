/** Names of the ground, foundations and retaining walls. */
export const NAMES_OF_GROUND = `
foundation|footing|substructure|fundament|fundamente|gründung|gründungen|fondation|cimentación|cimentaciones|cimiento|fondazione|fondazioni|zapata|fundación|fundaciones|gründungskörper
pad foundation|pad footing|isolated footing|einzelfundament|einzelfundamente|semelle isolée|zapata aislada|plinto|plinti|column footing|isolated foundation|spread footing|square footing|plinto di fondazione|plinti di fondazione|single footing|blockfundament|köcherfundament
strip foundation|strip footing|wall footing|continuous footing|streifenfundament|streifenfundamente|semelle filante|zapata corrida|trave rovescia|fondazione continua|trench fill|cimiento corrido|fondazioni continue
raft foundation|mat foundation|plattengründung|radier|radier général|losa de cimentación|platea di fondazione|mat footing|raft slab|bodenplatte|gründungsplatte|radier de fondation|losa de fundación|platea|mat slab
pile|piled foundation|pfahl|pfähle|pfahlgründung|pfahlgründungen|pieu|pieux|fondation sur pieux|pilote|pilotaje|palificata|pali di fondazione|piling|bearing pile|palo di fondazione|pali|micropali|pieux de fondation|tiefgründung
pile cap|pilecap|pfahlkopfplatte|pfahlkopf|semelle sur pieux|tête de pieu|encepado|cabezal de pilotes|plinto su pali|cabezal|plinti su pali|pfahlkopfplatten|pile group cap
retaining wall|earth retaining wall|stützmauer|stützwand|stützmauern|winkelstützmauer|mur de soutènement|muro de contención|muro di sostegno|muri di sostegno|wall holding back earth|wall holding back soil|gravity wall|cantilever retaining wall|winkelstützwand|gewichtsmauer|schwergewichtsmauer|mur poids|mur cantilever|muro de gravedad|muro en ménsula|muro en voladizo|muro a mensola|muro a gravità|wall keeps soil back|holds back earth|holds back soil
bearing capacity|bearing resistance|safe bearing pressure|allowable bearing pressure|permissible bearing pressure|ground bearing pressure|presumed bearing value|grundbruch|grundbruchnachweis|sohlwiderstand|sohldruckwiderstand|bodenpressung|capacité portante|portance|portance du sol|capacidad portante|presión admisible|capacità portante|carico limite|soil bearing pressure|allowable soil pressure|bearing pressure|sbc|soil capacity|ground capacity|sohldruck|sohlspannung|contrainte admissible du sol|capacidad de carga del suelo|capacidad portante del terreno|presión admisible del terreno|portanza|portanza del terreno|grundbruchwiderstand|soil carry|soil can carry|ground can carry|soil can hold|soil carries
settlement|subsidence|setzung|setzungen|setzungsberechnung|tassement|asiento|asentamiento|cedimento|cedimenti|sinking foundation|sinking|sinks down|sunk|foundation movement|setzungsnachweis|abbassamento|sinks|house sinks
earth pressure|soil pressure|erddruck|erdruhedruck|poussée des terres|poussée du sol|empuje de tierras|empuje del terreno|spinta delle terre|lateral earth pressure|lateral soil pressure|erddruckbeiwert|poussée active des terres|empuje del suelo|spinta del terreno|spinta delle terre attiva|soil pushing
ground investigation|site investigation|baugrunduntersuchung|baugrundgutachten|étude de sol|étude géotechnique|estudio geotécnico|indagine geotecnica|geotechnical report|soil report|geotech report
embedded wall|embedded retaining wall
sheet pile|sheet piling|sheetpile|spundwand|palplanche|tablestaca|palancola|palancole
diaphragm wall|slurry wall|schlitzwand|paroi moulée|muro pantalla|pantalla continua
secant pile|secant piling
ground anchor|tieback|ground anchorage|soil anchor|verpressanker|tirant d'ancrage|anclaje al terreno|tirante di ancoraggio
soil nail|soil nailing
bored pile|drilled shaft|drilled pier|bohrpfahl|bohrpfähle|pieu foré|pieux forés|pilote perforado|pilote excavado|palo trivellato|pali trivellati|cfa pile|augered pile|drilled caisson|auger cast pile|cast in situ pile|pieux forés à la tarière|palo trivellato in opera|drilled piles|großbohrpfahl|pila excavada
shaft friction|skin friction|shaft resistance|mantelreibung|frottement latéral|rozamiento por fuste|fricción lateral|attrito laterale|side friction|side resistance|mantelwiderstand|résistance par frottement|resistencia por fuste|resistenza laterale|adhesion of pile
end bearing|base resistance|toe resistance|spitzendruck|pfahlspitzenwiderstand|résistance de pointe|resistencia por punta|resistenza alla punta|portata di base
negative skin friction|downdrag|negative mantelreibung|frottement négatif|rozamiento negativo|fricción negativa|attrito negativo|drag load|dragload
standard penetration test|spt
cone penetration test|cpt|cptu
angle of shearing resistance|friction angle|angle of internal friction|reibungswinkel|scherwinkel|angle de frottement|angle de frottement interne|ángulo de rozamiento|ángulo de fricción|angolo d'attrito|angolo di attrito|soil friction angle|phi angle of soil|inneren reibung|ángulo de rozamiento interno|angolo di resistenza al taglio
modulus of subgrade reaction|subgrade modulus|subgrade reaction|winkler|bettungsmodul|bettungszahl|module de réaction|coeficiente de balasto|módulo de balasto|costante di sottofondo|modulo di winkler|soil spring
pore pressure|pore water pressure
groundwater|water table|ground water|grundwasser|nappe phréatique|nivel freático|falda acquifera
california bearing ratio|cbr
ground type|site class|soil class|baugrundklasse|untergrundklasse|classe de sol|tipo de suelo|clase de sitio|categoria di sottosuolo|site subsoil class
overturning|toppling|tipping|tipping over|static equilibrium|loss of equilibrium|equ|kippsicherheit|lagesicherheit|renversement|basculement|équilibre statique|vuelco|volteo|ribaltamento|equilibrio statico|falls over|topple|tips over|tipped over|blown over|blow over|falling over|wall falls|wall fell|umkippen|umstürzen|kippen der mauer|stabilité au renversement|vuelco de muro|verifica a ribaltamento
flotation|floatation|buoyancy|buoyant uplift|hydrostatic uplift|auftrieb|auftriebssicherheit|auftriebsnachweis|poussée d'archimède|soulèvement hydraulique|subpresión|flotabilidad|galleggiamento|sottospinta|spinta idrostatica|floats up|floating up|basement floats|pops out of ground|basement uplift|uplift of basement|groundwater uplift|aufschwimmen|aufschwimmsicherheit|sous pression hydrostatique|flottation|levantamiento por agua|empuje de agua hacia arriba|sollevamento idraulico
undrained shear strength|undrained strength|undränierte scherfestigkeit|cohésion non drainée|resistencia al corte sin drenaje|resistenza al taglio non drenata|coesione non drenata
water pressure|hydrostatic pressure|wasserdruck|pression hydrostatique|pression d'eau|presión de agua|empuje hidrostático|pressione idrostatica|pressione dell'acqua|wasserdrücke|presión hidrostática|pressione idraulica|groundwater pressure
ground beam|grade beam|tie beam|fundamentbalken|zerrbalken|longrine|viga de cimentación|viga riostra|viga de amarre|trave di collegamento|plinth beam|viga de cimentación corrida|trave di fondazione
waler|waling|wale
sliding|gleiten|gleitsicherheit|glissement|deslizamiento|scorrimento|slide forward|verschieben|deslizamiento del muro|scivolamento|slips on ground
consolidation|konsolidation|konsolidierung|consolidación|consolidazione|consolidación primaria|time settlement|settlement over time|konsolidationssetzung|tassement de consolidation|cedimento di consolidazione|clay squeezes
active pressure|aktiver erddruck|coulomb earth pressure|poussée active|empuje activo|spinta attiva|rankine|k_a value|coefficient de poussée|coeficiente de empuje activo|coefficiente di spinta attiva|active soil pressure|earth pressure coefficient
differential settlement|setzungsdifferenz|setzungsunterschied|tassement différentiel|asiento diferencial|asentamiento diferencial|cedimento differenziale|uneven settlement|uneven sinking|house cracks from settlement|setzungsunterschiede|asientos diferenciales|cedimenti differenziali|sinks on one side
relative rotation|angular distortion|winkelverdrehung|distorsión angular|distorsione angolare|tilt of foundation|rotation relative|distorsion angulaire|winkelverdrehungen|rotazione relativa
eccentric footing|middle third|kern of section|core of section|kernweite|klaffende fuge|exzentrisches fundament|tiers central|noyau central|núcleo central|zapata excéntrica|nocciolo centrale|nocciolo d'inerzia|fondazione eccentrica|kern
passive pressure|passive resistance|passive earth pressure|passiver erddruck|erdwiderstand|butée|butée des terres|empuje pasivo|spinta passiva
pile load test|static load test|load test on pile|test pile|maintained load test|pfahlprobebelastung|probebelastung|essai de chargement|essai de pieu|prueba de carga|ensayo de carga|prova di carico
stress below footing|boussinesq|pressure bulb|bulb of pressure|stress bulb|stress increase in soil|druckzwiebel|bulbe de pression|bulbe de contraintes|bulbo de presiones|bulbo de tensiones
weep hole|weephole|drainage behind wall|water behind wall|wasserdruck hinter der wand|barbacane|mechinal|mechinales|barbacana
pile resistance|pile capacity|capacity of pile|pile bearing capacity|how long must a pile be|pfahltragfähigkeit|pfahlwiderstand|capacité portante d'un pieu|pieu capacité portante|portance des pieux|capacidad portante del pilote|capacidad de pilotes|portata del palo|portata dei pali|palo di fondazione portata
`
