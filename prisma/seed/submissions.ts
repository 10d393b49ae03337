export type Submission = {
  slug: string
  by: string
  title: string
  category: string
  memberNote: string | null
  /** One a line. */
  reference: string | null
  content: string
  /** The reason, where it was sent back. */
  rejected?: string
}

/** What members have sent in, so that there is something to review. Loaded with the demo accounts. */
export const SUBMISSIONS: Submission[] = [
  {
    slug: 'uplift-at-the-base-of-a-braced-bay',
    by: 'helen.marsh@loadpath.example',
    title: 'Uplift at the base of a braced bay',
    category: 'Actions and combinations',
    memberNote: 'Please check that the partial factors match the set that the library uses elsewhere.',
    reference: 'EN 1990, Table A1.2(A)\nEN 1993-1-8, 6.2.8',
    content: `<p>A braced bay turns horizontal load into a couple of vertical forces at its two bases. Where the permanent load on the bay is small, one of them is tension, and it goes through the base plate, the bolts and the foundation before it is anybody's problem but yours.</p>
<h2>Which combination</h2>
<p>Static equilibrium is checked with the EQU set: the permanent load that holds the base down is multiplied by 0.90, the leading variable action that lifts it by 1.50.</p>
<p>\\[ N_{Ed} = 0.90\\,G_k - 1.50\\,\\frac{H_k\\,h}{b} \\]</p>
<p>Here \\(H_k\\) is the horizontal load at height \\(h\\), and \\(b\\) is the width of the bay. A negative result is uplift.</p>
<h2>What carries it</h2>
<ul><li>the holding-down bolts, in tension</li><li>the base plate, in bending</li><li>the foundation, by its own weight</li></ul>`,
  },
  {
    slug: 'negative-skin-friction-on-piles',
    by: 'helen.marsh@loadpath.example',
    title: 'Negative skin friction on piles',
    category: 'Geotechnics and foundations',
    memberNote: null,
    reference: 'EN 1997-1, 7.3.2.2',
    content: `<p>Ground that settles more than the pile in it hangs on the pile. The shaft friction above the neutral plane then acts downwards: it is an action, no longer a resistance.</p>
<h2>When to expect it</h2>
<ul><li>fresh fill over soft clay</li><li>lowering of the groundwater level</li><li>storage loads on the surface beside the building</li></ul>
<p>Coating the shaft with bitumen over the settling layer reduces it. Counting on the same layer for resistance in another combination is the usual mistake.</p>`,
  },
  {
    slug: 'reading-a-bearing-schedule',
    by: 'jonas.keller@loadpath.example',
    title: 'Reading a bearing schedule',
    category: 'Existing structures',
    memberNote: 'Two figures will follow when I have permission to use them.',
    reference: 'EN 1337-1\nEN 1993-2, Annex A',
    content: `<p>A bearing schedule is short and says a great deal: for each bearing the vertical force with its greatest and smallest value, the horizontal forces, the rotations, and the movements in both directions.</p>
<h2>Three questions to put to it</h2>
<ol><li>Is the smallest vertical force still compression?</li><li>Do greatest force and greatest rotation belong to one situation, or to two?</li><li>From which temperature are the movements counted?</li></ol>`,
  },
  {
    slug: 'deck-depths-at-a-glance',
    by: 'jonas.keller@loadpath.example',
    title: 'Deck depths at a glance',
    category: 'Serviceability',
    memberNote: null,
    reference: null,
    rejected:
      'The ratios name no source, and a reader would take them for rules. Please say where each comes from, and for which kind of deck it holds.',
    content: `<p>Before the first calculation a depth must be drawn. From the decks I have worked on I keep a list of span to depth ratios, and it has rarely misled me by more than one iteration.</p>`,
  },
  {
    slug: 'checking-a-beam-by-hand-before-the-program',
    by: 'member@loadpath.example',
    title: 'Checking a beam by hand before the program',
    category: 'Actions and combinations',
    memberNote: null,
    reference: 'EN 1990:2002 cl. 6.4.3.2',
    content:
      '<p>A program answers to three decimal places whatever it was asked. Before believing it, find the reactions, the largest moment and the deflection of one beam by hand.</p><h2>Three figures</h2><p>For a uniform load on a simple span the moment is <span data-type="inline-math" data-latex="wL^2/8"></span>. If the program says something else, one of the two models is not the beam on the drawing.</p>',
  },
  {
    slug: 'notional-horizontal-loads-in-braced-frames',
    by: 'member@loadpath.example',
    title: 'Notional horizontal loads in braced frames',
    category: 'Actions and combinations',
    memberNote: null,
    reference: 'EN 1993-1-1:2005 cl. 5.3.2',
    content:
      '<p>No column stands exactly upright. The design code replaces the lean by horizontal forces at each floor, in proportion to the vertical load on it, and the bracing must carry them together with the wind.</p><p>They act in one direction at a time, and they are no accidental load: every combination with vertical load has them.</p>',
    rejected:
      'A clear start. Please say which clause the initial sway comes from, and show how the reduction factors were found.',
  },
]
