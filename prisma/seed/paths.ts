/** A step shows an article, one of its sections, its first calculation, or a table. */
export type StarterStep = { text: string } & (
  { article: string; section?: string } | { calculation: string } | { table: string }
)

export type StarterPath = {
  title: string
  audience: string
  summary: string
  sections: { name: string; steps: StarterStep[] }[]
}

/** The reading paths of the starter library, in the order in which they are listed. */
export const PATHS: StarterPath[] = [
  {
    title: 'New graduate: concrete',
    audience: 'Graduates in their first year of concrete design, with a degree and no practice.',
    summary:
      'From the load on a floor to the bars of a beam, a slab and a column, in the order of a design office. The library has no article on bending schedules, on formwork pressure or on creep and shrinkage by calculation: ask for those in your office.',
    sections: [
      {
        name: 'Before any bar',
        steps: [
          {
            article: 'load-take-down-and-unit-weights',
            text: 'Every later number hangs on this one. Learn to find the load of a column by hand, floor by floor, so that you notice when a program is out by one storey.',
          },
          {
            article: 'combinations-of-actions-en-1990',
            text: 'Which factors belong to which check. Read it before you meet a resistance: a right section under a wrong combination is a wrong section.',
          },
          {
            article: 'concrete-cover-and-exposure-classes',
            text: 'The cover settles the effective depth, and with it every check below. Note how few millimetres separate two classes, and what they cost.',
          },
          {
            table: 'concrete_grades',
            text: 'Strengths and moduli of the classes, to have open beside every calculation. See which of them are characteristic and which are means.',
          },
        ],
      },
      {
        name: 'A beam',
        steps: [
          {
            article: 'singly-reinforced-sections-in-bending',
            text: 'Stress block, lever arm, steel. Be able to do this on one page without notes: it is the calculation that you will repeat most often.',
          },
          {
            calculation: 'singly-reinforced-sections-in-bending',
            text: 'Reduce the effective depth by 20 mm, as a careless site does, and see how much steel that asks for.',
          },
          {
            article: 'singly-reinforced-sections-in-bending',
            section: 'Exercises',
            text: 'Then three sections of your own, with answers to unfold.',
          },
          {
            article: 'shear-links-variable-strut-inclination',
            text: 'Why a flat strut saves links and pulls harder on the bottom bars. It follows bending, because it changes where the bars may stop.',
          },
          {
            article: 'span-to-depth-deflection-control',
            text: 'Deflection chooses the depth more often than strength does. Come here before you polish the steel.',
          },
          {
            article: 'anchorage-and-lap-lengths',
            text: 'A bar is worth what anchors it. Take away the order in which the coefficients are applied, and why laps do not all stand in one place.',
          },
          {
            article: 'continuous-beams-pattern-loading-and-redistribution',
            text: 'Real beams have neighbours. Which spans are loaded for which section, and what may be moved from support to span.',
          },
        ],
      },
      {
        name: 'Slabs and columns',
        steps: [
          {
            article: 'two-way-slabs-and-flat-slab-moments',
            text: 'Two ways to find moments of slabs, one of equilibrium and one of strips. Look at what each takes for granted.',
          },
          {
            article: 'punching-shear-flat-slabs',
            text: 'The failure without a warning. Learn the perimeters in their order, and never leave this check to the end of a job.',
          },
          {
            article: 'concrete-column-interaction-and-biaxial-bending',
            text: 'Axial force and moment share one section. Understand the shape of the diagram before you read values from it.',
          },
          {
            article: 'slender-columns-nominal-curvature',
            text: 'When the column bends enough to add to its own moment. It comes last, because it needs everything above.',
          },
          {
            article: 'crack-width-control-without-calculation-and-by-calculation',
            text: 'What the client sees. Close the path with the check that strength does not make for you.',
          },
        ],
      },
    ],
  },
  {
    title: 'New graduate: steel',
    audience: 'Graduates in their first year of steel design, with a degree and no practice.',
    summary:
      'Sections, members, then joints, and last the building that holds them straight. The library has no article on fabrication, erection sequence or corrosion protection, which decide as much as any formula here.',
    sections: [
      {
        name: 'Actions and the section',
        steps: [
          {
            article: 'combinations-of-actions-en-1990',
            text: 'The load side of every check that follows. Do the secondary beam of the example again with your own numbers.',
          },
          {
            table: 'steel_strengths',
            text: 'Yield strength falls with thickness. Look up the thickest part of a section, not the name of the grade.',
          },
          {
            article: 'section-classification-en-1993-1-1',
            text: 'Whether the section may reach its plastic moment at all. It is the first line of every member check, so it is the first one here.',
          },
        ],
      },
      {
        name: 'Members',
        steps: [
          {
            article: 'shear-resistance-and-high-shear',
            text: 'Short, and it seldom governs: learn where it does, near supports and under columns that stand on beams.',
          },
          {
            article: 'lateral-torsional-buckling-rolled-beams',
            text: 'The check that young engineers forget during erection, when no slab holds the flange. Take away what counts as restraint.',
          },
          {
            calculation: 'lateral-torsional-buckling-rolled-beams',
            text: 'Halve the length between restraints and watch the resistance. Then find the length at which buckling no longer matters.',
          },
          {
            article: 'flexural-buckling-of-columns',
            text: 'Curve, length, slenderness. The length is a judgement and the rest is arithmetic: spend your time on the length.',
          },
          {
            article: 'beam-columns-combined-bending-and-compression',
            text: 'The two checks above in one expression. Read it after both, and keep the interaction factors for the end.',
          },
          {
            article: 'deflection-limits-and-serviceability-combinations',
            text: 'Which combination and which limit, and why both are agreed in writing.',
          },
        ],
      },
      {
        name: 'Joints',
        steps: [
          {
            article: 'bolted-shear-connections',
            text: 'Follow the force from plate to bolt to plate, and check each link. Everything about joints is this habit.',
          },
          {
            article: 'bolted-shear-connections',
            section: 'Exercises',
            text: 'Do them with the tables of bolts closed, and compare.',
          },
          {
            article: 'fillet-weld-directional-method',
            text: 'What a weld carries along and across its length, and when the gain of the directional method is not yours.',
          },
          {
            article: 'fin-plates-flexible-end-plates-and-splices',
            text: 'The joints of most buildings. Note that ductility is checked, and not only strength.',
          },
          {
            article: 'column-base-plates',
            text: 'Where the steel ends and the concrete begins, and where two designers meet.',
          },
        ],
      },
      {
        name: 'The whole frame',
        steps: [
          {
            article: 'bracing-restraint-forces-and-stability-systems',
            text: 'A member that is held straight pushes on what holds it. Draw the path of that force to the ground.',
          },
          {
            article: 'second-order-effects-and-alpha-cr',
            text: 'One number says whether sway matters. Find it for your first frame before any member is checked in detail.',
          },
        ],
      },
    ],
  },
  {
    title: 'Designing a small frame',
    audience: 'Engineers who carry a braced building of two to four storeys through for the first time.',
    summary:
      'The order of one job, from the brief to the footing, with steel above ground. It does not replace a scheme design: the library has no article on choosing a grid, on fire strategy or on coordinating services.',
    sections: [
      {
        name: 'Loads',
        steps: [
          {
            article: 'imposed-loads-on-floors-and-reduction-factors',
            text: 'Settle the use of each floor with the client first, in writing. Reductions come later and never on both area and storeys.',
          },
          {
            table: 'imposed_loads',
            text: 'Values by category of use, to copy into the design basis with their source.',
          },
          {
            article: 'snow-loads-and-drifts',
            text: 'The low roof beside the high one is where small buildings are hurt.',
          },
          {
            article: 'peak-velocity-pressure-en-1991-1-4',
            text: 'From the map to one pressure. Keep the intermediate values: a checker asks for them.',
          },
          {
            article: 'wind-pressure-coefficients-buildings',
            text: 'From that pressure to forces on walls, with the inside of the building counted too.',
          },
          {
            article: 'load-take-down-and-unit-weights',
            text: 'All of it down to the footing, in a table that somebody else can follow.',
          },
        ],
      },
      {
        name: 'Stability',
        steps: [
          {
            article: 'bracing-restraint-forces-and-stability-systems',
            text: 'Two directions and a diaphragm, before any beam is sized. If this does not work, the architecture has to move.',
          },
          {
            article: 'frame-imperfections-equivalent-horizontal-forces',
            text: 'No column is plumb. These forces act in every combination, also without wind.',
          },
          {
            calculation: 'second-order-effects-and-alpha-cr',
            text: 'Put in the sway of your bracing and see how far you are from the threshold.',
          },
          {
            article: 'tying-and-disproportionate-collapse',
            text: 'Class and ties are decided now. Ties that are added to finished joints are expensive.',
          },
        ],
      },
      {
        name: 'Members and joints',
        steps: [
          {
            article: 'composite-beam-plastic-bending',
            text: 'The floor beam, if the slab works with it. Compare with a plain beam before you choose.',
          },
          {
            article: 'composite-slabs-with-profiled-sheeting',
            text: 'The slab between the beams, wet and hardened. Wet concrete often chooses the sheet.',
          },
          {
            article: 'flexural-buckling-of-columns',
            text: 'Columns of a braced frame, with the moment of the beam reactions still to come.',
          },
          {
            article: 'beam-columns-combined-bending-and-compression',
            text: 'Here the eccentric reactions come in. The corner column is the one to check.',
          },
          {
            article: 'footfall-vibration-of-floors',
            text: 'Light floors of long span are refused by those who walk on them. Check before the depth is fixed.',
          },
          {
            article: 'footfall-vibration-of-floors',
            section: 'Exercises',
            text: 'Two floors to check by hand before you trust a program with yours.',
          },
          {
            article: 'fin-plates-flexible-end-plates-and-splices',
            text: 'Joints that rotate as the analysis assumed, and carry the ties of the step on collapse.',
          },
        ],
      },
      {
        name: 'Into the ground',
        steps: [
          {
            article: 'column-base-plates',
            text: 'The last piece of steel, with the grout that nobody details.',
          },
          {
            article: 'spread-foundations-bearing-resistance',
            text: 'The footing against the soil. Settlement will probably decide its size.',
          },
          {
            article: 'pad-footings-and-pile-caps-structural-design',
            text: 'The footing as a piece of concrete. With this the load of the roof has arrived.',
          },
        ],
      },
    ],
  },
  {
    title: 'Assessing an existing building',
    audience: 'Engineers who are asked whether an old structure carries a new use.',
    summary:
      'Find out what is there, what it is made of, what it carries, and only then what to add. The library has no article on survey methods, on historic masonry or timber grading in place, on corrosion rates or on reading old drawings, and each of them can decide an appraisal.',
    sections: [
      {
        name: 'What is there',
        steps: [
          {
            article: 'historic-iron-and-steel-strengths',
            text: 'Tell cast iron from wrought iron and early steel before you write down a stress. The mistake is dangerous one way and costs a good structure the other way.',
          },
          {
            article: 'in-situ-concrete-strength-assessment',
            text: 'How many cores, from where, and what they prove. Divide the structure before you drill.',
          },
          {
            calculation: 'in-situ-concrete-strength-assessment',
            text: 'Leave the lowest core out and put it in again. See what one result is worth in a small sample.',
          },
        ],
      },
      {
        name: 'What it carries',
        steps: [
          {
            article: 'load-take-down-and-unit-weights',
            text: 'The weight of what is really there: measure thicknesses. Screeds have often been laid on older screeds.',
          },
          {
            article: 'imposed-loads-on-floors-and-reduction-factors',
            text: 'What the new use asks for, and what the old one had already. A change of use is decided here.',
          },
          {
            article: 'masonry-walls-vertical-load',
            text: 'The walls below, with the slenderness that a removed floor leaves behind. The rules are for new masonry: for old masonry the strength is the doubt.',
          },
          {
            article: 'masonry-walls-vertical-load',
            section: 'Exercises',
            text: 'A pier between doors and a wall that loses a floor: what a change of an old building asks.',
          },
          {
            article: 'deflection-limits-and-serviceability-combinations',
            text: 'A floor that has served for ninety years has shown its deflection. Separate what has happened from what the change adds.',
          },
        ],
      },
      {
        name: 'What it does when something fails',
        steps: [
          {
            article: 'tying-and-disproportionate-collapse',
            text: 'The rules for new buildings come first, so that you know what is missing.',
          },
          {
            article: 'robustness-of-existing-buildings',
            text: 'Which of those rules reach an existing building, and what ties that were never designed can still give.',
          },
        ],
      },
      {
        name: 'What to add',
        steps: [
          {
            article: 'strengthening-members-under-load',
            text: 'New material takes only what comes after it. Plan the unloading before the strengthening.',
          },
          {
            article: 'holding-down-bolts-and-anchors-en-1992-4',
            text: 'Every addition is fixed to old concrete somewhere, and the concrete fails before the bolt.',
          },
          {
            article: 'lintels-padstones-and-freestanding-walls',
            text: 'Openings in old walls are the most frequent change of all: spread the new reaction before it crushes the brick.',
          },
          {
            article: 'temporary-works-falsework-and-backpropping',
            text: 'The dangerous state is the one between before and after. Leave the path with a sequence, and not with a final state only.',
          },
          {
            article: 'embodied-carbon-of-structures',
            text: 'What keeping the building saves, in numbers that a client can compare.',
          },
        ],
      },
    ],
  },
  {
    title: 'Timber',
    audience: 'Engineers who know steel or concrete and design timber for the first time.',
    summary:
      'What is different about timber: time, moisture, fasteners, stiffness. The library has no article on glulam with curved or tapered shapes, on fire design of timber, on trusses with plates or on durability in use; those need other sources.',
    sections: [
      {
        name: 'Material',
        steps: [
          {
            table: 'timber_softwood',
            text: 'Strength along and across the grain differ tenfold. Keep these values in view before the first formula.',
          },
          {
            table: 'timber_factors',
            text: 'The same beam is stronger for an hour than for ten years. Find out which action governs the class of duration.',
          },
        ],
      },
      {
        name: 'Members',
        steps: [
          {
            article: 'timber-beams-bending-and-kmod',
            text: 'Strength with time, and deflection that goes on growing. All other members use these ideas.',
          },
          {
            calculation: 'timber-beams-bending-and-kmod',
            text: 'Change the duration of load and the service class, and see which of them the beam minds more.',
          },
          {
            article: 'timber-beams-bending-and-kmod',
            section: 'Exercises',
            text: 'A floor, the same floor as a store, and a roof whose own weight governs.',
          },
          {
            article: 'timber-columns-buckling',
            text: 'Buckling as you know it, with another imperfection. The combined check follows at once, because walls are studs in wind.',
          },
          {
            article: 'timber-floor-vibration',
            text: 'The check that governs most domestic floors. Read its three results together, and not one by one.',
          },
        ],
      },
      {
        name: 'Joints and walls',
        steps: [
          {
            article: 'dowel-type-timber-connections',
            text: 'Joints decide the size of timber members. Learn which mode fails first and you know what to change.',
          },
          {
            calculation: 'dowel-type-timber-connections',
            text: 'Make the side member thicker step by step and watch the mode change.',
          },
          {
            article: 'clt-floors-and-racking-of-timber-walls',
            text: 'Boards across boards, and sheets nailed to studs: how a timber building stands up to wind.',
          },
          {
            article: 'bracing-restraint-forces-and-stability-systems',
            text: 'The same questions as for steel, with more movement in every joint. Close with the path of the wind to the ground.',
          },
        ],
      },
    ],
  },
  {
    title: 'Foundations',
    audience:
      'Structural engineers who design foundations with a ground report and a geotechnical colleague.',
    summary:
      'Partial factors, then footings, walls and piles, then the concrete of them. It begins behind the ground investigation: the library has no article on planning one, on slopes, on ground improvement or on laterally loaded piles.',
    sections: [
      {
        name: 'Factors',
        steps: [
          {
            article: 'eurocode-7-design-approach-1',
            text: 'Why two combinations, and which of them usually governs what. Without it every later number looks arbitrary.',
          },
          {
            article: 'partial-factors-equ-str-geo',
            text: 'Which set belongs to which check. The wall on its strip shows that overturning and bearing are different questions.',
          },
        ],
      },
      {
        name: 'Shallow foundations',
        steps: [
          {
            article: 'load-take-down-and-unit-weights',
            text: 'Characteristic loads, permanent and variable apart. A sum that is factored already cannot be used in the ground.',
          },
          {
            article: 'spread-foundations-bearing-resistance',
            text: 'Bearing, with eccentric load and effective area. Ask the ground report the questions at its end.',
          },
          {
            calculation: 'spread-foundations-bearing-resistance',
            text: 'Take three degrees off the angle of friction. That is the accuracy you can hope for.',
          },
          {
            article: 'settlement-of-foundations',
            text: 'What usually decides the size. Take away how deep a load is felt, and what a building bears.',
          },
          {
            article: 'pad-footings-and-pile-caps-structural-design',
            text: 'The footing as concrete: bending, shear, punching, and the tie over piles.',
          },
        ],
      },
      {
        name: 'Walls and basements',
        steps: [
          {
            article: 'retaining-walls-earth-pressure-and-sliding',
            text: 'Push, grip and the ground below the toe. Water is the load that is forgotten.',
          },
          {
            article: 'basements-watertightness-early-age-cracking-and-ground-slabs',
            text: 'Water from outside and cracks from within. Flotation belongs to the first sketch.',
          },
        ],
      },
      {
        name: 'Piles and fixings',
        steps: [
          {
            article: 'axially-loaded-piles',
            text: 'Shaft and base, and what a test changes in the factors.',
          },
          {
            article: 'holding-down-bolts-and-anchors-en-1992-4',
            text: 'What the structure above hangs on. It stands at the end, because the size of the footing decides it.',
          },
        ],
      },
    ],
  },
  {
    title: 'Second-generation Eurocodes',
    audience: 'Engineers who design to the first generation and want to know where it is going to change.',
    summary:
      'The articles of this library calculate to the first generation. This path gathers where they say what the second one changes, and where they say that it is not confirmed. It is no course in the new standards: the library has no worked example to them, and nothing here replaces reading them. Which edition is in force where is in Standards.',
    sections: [
      {
        name: 'Basis and actions',
        steps: [
          {
            article: 'combinations-of-actions-en-1990',
            text: 'Be sure of the present expressions first. A difference is only seen by somebody who knows what it differs from.',
          },
          {
            article: 'load-take-down-and-unit-weights',
            section: 'Other editions',
            text: 'Which parts are replaced together, and what is not confirmed about weights and storey factors.',
          },
          {
            article: 'wind-on-pitched-and-duopitch-roofs',
            section: 'National values and editions',
            text: 'A table of coefficients is easily carried into the wrong edition. See what is left open here.',
          },
          {
            article: 'eurocode-7-design-approach-1',
            section: 'Piles, other countries, and what comes next',
            text: 'Design approaches become verification cases. The idea stays, and the name of everything changes.',
          },
        ],
      },
      {
        name: 'Concrete',
        steps: [
          {
            article: 'concrete-column-interaction-and-biaxial-bending',
            section: 'Second generation',
            text: 'The design strength of concrete is defined in another way, so every diagram and chart is of one generation.',
          },
          {
            article: 'anchorage-and-lap-lengths',
            section: 'Where the rules bite',
            text: 'Anchorage is no longer proportional to stress. This is the change that detailers will meet first.',
          },
          {
            article: 'pad-footings-and-pile-caps-structural-design',
            section: 'Other editions',
            text: 'Shear and punching have a new model. Old tables of footings do not carry over.',
          },
          {
            article: 'continuous-beams-pattern-loading-and-redistribution',
            section: 'Second generation',
            text: 'Redistribution stays. Look up its limits before you use the present ones.',
          },
        ],
      },
      {
        name: 'Steel and composite',
        steps: [
          {
            article: 'section-classification-en-1993-1-1',
            section: 'The limits',
            text: 'Sections can change class between generations. Do not take a class from a table without asking for which.',
          },
          {
            article: 'lateral-torsional-buckling-rolled-beams',
            section: 'How other standards treat it',
            text: 'New curves for rolled sections. Formula and imperfection factor belong together.',
          },
          {
            article: 'portal-frames-elastic-plastic-and-in-plane-stability',
            section: 'Other editions',
            text: 'The measure of stability stays the same number.',
          },
          {
            article: 'cellular-beams-and-web-openings',
            section: 'No clause of the first generation',
            text: 'A part of its own for web openings, where there was only guidance.',
          },
          {
            article: 'composite-slabs-with-profiled-sheeting',
            section: 'Second generation',
            text: 'What is a draft is said to be one. Treat it as news and not as a basis of design.',
          },
        ],
      },
      {
        name: 'Timber and analysis',
        steps: [
          {
            article: 'clt-floors-and-racking-of-timber-walls',
            section: 'Second generation',
            text: 'CLT enters the standard, and two methods of racking become one.',
          },
          {
            article: 'timber-floor-vibration',
            section: 'Limits of the method',
            text: 'Floors get levels of performance in place of pass and fail: a choice to put to the client.',
          },
          {
            article: 'checking-finite-element-models',
            section: 'Editions',
            text: 'Analysis by finite elements has a standard of its own now. Know that it exists before a checker asks.',
          },
        ],
      },
    ],
  },
  {
    title: 'Exam revision',
    audience: 'Candidates who revise for a professional examination in structural engineering.',
    summary:
      'What can be asked in a few hours with a pencil: loads, stability, members by quick hand checks, foundations and the questions of judgement. It revises and does not teach; seven of its articles have exercises with answers. The library has no article on drawing scheme sketches, on method statements or on the letter to the client, and examinations ask for all three.',
    sections: [
      {
        name: 'Loads and combinations',
        steps: [
          {
            article: 'load-take-down-and-unit-weights',
            text: 'Do a column in ten minutes. Practise with a watch: everything after it depends on it.',
          },
          {
            article: 'load-take-down-and-unit-weights',
            section: 'Exercises',
            text: 'Three more columns and floors with their answers. Answer the second in ten minutes before you unfold it.',
          },
          {
            table: 'unit_weights',
            text: 'Know a dozen of these by heart and where to find the rest.',
          },
          {
            article: 'combinations-of-actions-en-1990',
            text: 'Two or three expressions carry the whole paper. Say in a line which one you use and why.',
          },
          {
            article: 'combinations-of-actions-en-1990',
            section: 'Exercises',
            text: 'A floor, a store and a column in a braced bay: the factors by heart, the reasons in a line.',
          },
          {
            article: 'wind-pressure-coefficients-buildings',
            text: 'An overall coefficient is enough for a scheme. Know the zones in case a cladding question comes.',
          },
        ],
      },
      {
        name: 'Stability and robustness',
        steps: [
          {
            article: 'bracing-restraint-forces-and-stability-systems',
            text: 'Two distinct systems for one brief, each with its load path: this is what examiners look for first.',
          },
          {
            article: 'shear-walls-and-cores',
            text: 'Share a force between walls in plan, with torsion, by hand.',
          },
          {
            article: 'movement-joints-and-restraint',
            text: 'A long building needs an answer about movement, even if the answer is that it has no joint.',
          },
          {
            article: 'tying-and-disproportionate-collapse',
            text: 'State the class and the ties in two sentences.',
          },
        ],
      },
      {
        name: 'Members by hand',
        steps: [
          {
            article: 'singly-reinforced-sections-in-bending',
            text: 'Lever arm, steel, bars: five lines.',
          },
          {
            article: 'singly-reinforced-sections-in-bending',
            section: 'Exercises',
            text: 'A slab, given bars and a beam that is too small. The second is the check that is asked most often.',
          },
          {
            article: 'punching-shear-flat-slabs',
            text: 'The quick check at the face and at the basic perimeter, which fixes the depth of a flat slab.',
          },
          {
            article: 'punching-shear-flat-slabs',
            section: 'Exercises',
            text: 'One slab at three columns, the edge among them.',
          },
          {
            article: 'lateral-torsional-buckling-rolled-beams',
            text: 'Know what makes a beam restrained, so that you may say so and go on.',
          },
          {
            article: 'lateral-torsional-buckling-rolled-beams',
            section: 'Exercises',
            text: 'The first question has no numbers, and is the one an examiner would put.',
          },
          {
            article: 'flexural-buckling-of-columns',
            text: 'Size a column from its slenderness. Then check one properly.',
          },
          {
            calculation: 'flexural-buckling-of-columns',
            text: 'Guess the resistance first, then calculate. Repeat until the guess is within ten per cent.',
          },
          {
            article: 'flexural-buckling-of-columns',
            section: 'Exercises',
            text: 'Three columns with answers, to see whether your guesses have become good.',
          },
          {
            article: 'trusses-and-hollow-section-joints',
            text: 'Chord force from moment and depth: the fastest check of any long roof.',
          },
          {
            article: 'deflection-limits-and-serviceability-combinations',
            text: 'Quote a limit and its purpose. Stiffness often sizes what strength does not.',
          },
        ],
      },
      {
        name: 'Ground and site',
        steps: [
          {
            article: 'spread-foundations-bearing-resistance',
            text: 'Size a pad from an allowable pressure, and know what stands behind that number.',
          },
          {
            article: 'spread-foundations-bearing-resistance',
            section: 'Exercises',
            text: 'A strip on clay and a pad on sand that gets wet: drained and undrained in one sitting.',
          },
          {
            article: 'axially-loaded-piles',
            text: 'A pile for a load in a few lines, with shaft and base apart.',
          },
          {
            article: 'basements-watertightness-early-age-cracking-and-ground-slabs',
            text: 'Flotation is a favourite trap: check the empty box at high water.',
          },
          {
            article: 'temporary-works-falsework-and-backpropping',
            text: 'Words for the sequence of construction. End by asking how your scheme is built, and whether it stands up at every stage.',
          },
        ],
      },
    ],
  },
]
