/**
 * Nouns and a few other words of German, French, Spanish and Italian, in the plural too and without accents
 * but umlauts: what stands before the colon is read in their place. They are what half of the library is
 * about, or parts of many names: as meanings they would count for every English question. None is an English
 * word that engineers write, and those that they read in two ways are left out. Names of more than one word
 * are in the vocabulary.
 */
const NOUNS = `
beam: balken träger unterzug unterzüge poutre poutres poutrelle poutrelles viga vigas trave travi
slab: geschossdecke geschossdecken decke decken dalle dalles losa losas forjado forjados soletta solette solaio solai
steel: stahl baustahl acier aciers acero aceros acciaio acciai
concrete: beton hormigon concreto calcestruzzo
roof: dach dächer daches toiture toitures cubierta cubiertas techo techos copertura coperture tetto tetti
wall: wand wände mauer mauern mur murs muro muros paredes parete pareti muri
bolt: schraube schrauben boulon boulons tornillo tornillos perno pernos bullone bulloni
glass: glas verglasung verre verres vitrage vitrages vidrio vidrios vetro vetri
crack: riss risse fisura fisuras grieta grietas fessura fessure
plate: blech bleche tole toles chapa chapas lamiera lamiere
frame: rahmen telaio telai
shear: querkraft schub cisaillement cortante taglio
load: carga cargas carico carichi
snow: schnee neige nieve neve
partition: trennwand trennwände cloison cloisons tabique tabiques tramezzo tramezzi
without: ohne sans senza
length: länge längen longueur longueurs longitud longitudes lunghezza lunghezze
width: breite breiten largeur largeurs ancho anchura larghezza larghezze
thickness: dicke dicken epaisseur epaisseurs espesor espesores spessore spessori
height: höhe höhen hauteur hauteurs altura alturas altezza altezze
depth: tiefe profondeur profundidad profondita
spacing: abstand abstände espacement espacements espaciado espaciamiento interasse
distance: distancia distancias distanza distanze
span: spannweite spannweiten stützweite stützweiten portee portees
area: fläche flächen
diameter: durchmesser diametre diametres diametro diametros diametri
angle: winkel angulo angulos angolo angoli
section: querschnitt querschnitte seccion secciones sezione sezioni
axis: achse achsen eje ejes asse assi
edge: kante kanten borde bordes bordo bordi
corner: ecke ecken esquina esquinas
layer: schicht schichten capa capas strato strati
floor: plancher planchers piso pisos
story: geschoss geschosse stockwerk stockwerke etage etages
building: gebäude batiment batiments edificio edificios edifici
structure: tragwerk tragwerke bauwerk bauwerke estructura estructuras struttura strutture
member: bauteil bauteile
soil: baugrund suelo suelos suolo sols
ground: terreno terrenos terreni
clay: argile argiles arcilla arcillas argilla argille
sand: sable sables sabbia sabbie
gravel: kies gravier graviers grava gravas ghiaia
water: wasser eau eaux agua acqua
fire: feuer feu fuego incendie incendies incendio incendios incendi fuoco
temperature: temperatur temperaturen temperatura temperaturas
wind: viento vento
weight: gewicht gewichte poids peso pesos pesi
pressure: pression pressions presion presiones pressione pressioni
compression: druck compresion compressione
tension: zug traccion trazione
force: kraft kräfte fuerza fuerzas forza forze
moment: momente momento momentos momenti
strength: festigkeit festigkeiten
stress: spannung spannungen contrainte contraintes tensiones tensioni
strain: dehnung dehnungen
stiffness: steifigkeit steifigkeiten rigidite rigidez rigidezza
stability: stabilität stabilite estabilidad stabilita
safety: sicherheit securite seguridad sicurezza
deformation: verformung verformungen deformacion deformaciones deformazione deformazioni
design: bemessung dimensionnement dimensionamiento dimensionamento diseno progettazione
calculation: berechnung berechnungen calcul calculs calculo calculos calcolo calcoli
check: nachweis nachweise verificacion comprobacion verifica verifiche
weld: soudure soudures soldadura soldaduras saldatura saldature
hole: löcher trou trous agujero agujeros foro fori
opening: öffnung öffnungen ouverture ouvertures abertura aberturas apertura
anchorage: verankerung verankerungen ancrage ancrages anclaje anclajes ancoraggio ancoraggi
anchor: anker
support: auflager appui appuis apoyo apoyos appoggio appoggi
nail: nagel nägel clou clous clavo clavos chiodo chiodi
window: fenster fenetre fenetres ventana ventanas finestra finestre
door: tür türen puerta puertas
crane: kran krane kräne grue grues grua gruas gru
wheel: roue roues rueda ruedas ruota ruote
mass: masse massa masa masas
frequency: frequenz frequenzen frequence frequences frecuencia frecuencias frequenza frequenze
velocity: geschwindigkeit vitesse vitesses velocidad velocidades velocita
acceleration: beschleunigung beschleunigungen aceleracion aceleraciones accelerazione accelerazioni
spectrum: spektrum spektren espectro espectros spettro spettri
mesh: maillage maillages malla mallas
model: modell modelle modele modelo modelos modello modelli
error: fehler erreur erreurs errores errore errori
moisture: feuchte feuchtigkeit humidite humedad umidita
composite: verbund mixte mixtes mixta mixtas mixto mixtos mista miste
prestress: vorspannung precontrainte pretensado presfuerzo precompressione
slender: schlank schlanke elance elancee esbelto esbelta esbeltos esbeltas snello snella snelli snelle
thin: dünn dünne delgado delgada sottile sottili
factor: faktor faktoren facteur facteurs factores fattore fattori
coefficient: beiwert beiwerte coeficiente coeficientes coefficiente coefficienti
class: klasse klassen classe clase clases classi
limit: grenze grenzen grenzwert grenzwerte limites limiti
existing: bestehend bestehende existant existants existante existantes existente existentes esistente esistenti
collapse: einsturz effondrement colapso collasso crollo
failure: versagen rotura
damage: schaden schäden dommage dommages danno danni
bar: barre barres barra barras
minimum: minimale minimo
maximum: maximale maximo maxima massimo massima
`

/** "Träger" is typed as Trager or Traeger where a keyboard has no umlauts. */
const typed = (word: string) => [
  word.replace(/[äöü]/g, (letter) => ({ ä: 'a', ö: 'o', ü: 'u' })[letter]!),
  word.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter]!),
]

/** The English word, as it is indexed, for each of them. */
export const ENGLISH_OF: ReadonlyMap<string, string> = new Map(
  NOUNS.trim()
    .split('\n')
    .flatMap((line) => {
      const [english, others] = line.split(': ')
      return others!
        .split(' ')
        .flatMap(typed)
        .map((other) => [other, english!] as const)
    }),
)
