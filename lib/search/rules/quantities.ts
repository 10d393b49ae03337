type Quantity = {
  symbols: readonly string[]
  names: readonly string[]
  /** The first character of its symbols, where another quantity has them in the other case. */
  letter?: string
}

/**
 * What engineers call a quantity, with the terms of the symbols that tables have for it. Only what means one
 * quantity whatever it is said of: "strength" alone does not.
 */
export const QUANTITIES: readonly Quantity[] = [
  {
    symbols: ['fy', 'fyb'],
    names: [
      'yield strength',
      'yield stress',
      'yield point',
      'characteristic yield strength',
      'nominal yield strength',
    ],
  },
  {
    symbols: ['fu', 'fub'],
    names: ['ultimate strength', 'ultimate tensile strength', 'tensile strength', 'ultimate stress'],
  },
  { symbols: ['as'], names: ['tensile stress area', 'tensile area', 'stress area'] },
  { symbols: ['d0'], names: ['hole diameter', 'diameter of hole', 'bolt hole diameter'] },
  {
    symbols: ['ecm'],
    names: [
      'modulus',
      'secant modulus',
      'modulus of elasticity',
      'elastic modulus',
      "young's modulus",
      'youngs modulus',
      'young modulus',
      'e modulus',
    ],
  },
  { symbols: ['fcm'], names: ['mean compressive strength', 'mean cylinder strength'] },
  {
    symbols: ['fck'],
    names: [
      'cylinder strength',
      'characteristic cylinder strength',
      'compressive strength',
      'compression strength',
      'strength in compression',
      'characteristic strength',
      'characteristic compressive strength',
    ],
  },
  { symbols: ['fbd'], names: ['bond strength', 'bond stress', 'design bond strength'] },
  { symbols: ['betaw', '#betaw'], names: ['correlation factor', 'weld correlation factor'] },
  { symbols: ['kmod'], names: ['k mod', 'modification factor'] },
  { symbols: [], names: ['unit weight', 'weight density'] },
  { symbols: ['wply', 'wplz'], names: ['plastic modulus', 'plastic section modulus'] },
  { symbols: ['wely', 'welz'], names: ['elastic section modulus'] },
  { symbols: ['iy', 'iz'], letter: 'I', names: ['second moment of area', 'moment of inertia'] },
  { symbols: ['iy', 'iz'], letter: 'i', names: ['radius of gyration', 'radii of gyration'] },
]
