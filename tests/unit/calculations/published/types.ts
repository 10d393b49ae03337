/** A test file of another project, as its repository has it at a commit. */
export interface TestFile {
  project: 'Blueprints' | 'structuralcodes'
  repository: string
  path: string
  commit: string
}

const EUROCODE = 'tests/codes/eurocode'

/** Returns a test file of Blueprints (MIT licence), by its path below the tests of the Eurocodes. */
export const blueprints = (path: string, commit: string, folder = EUROCODE): TestFile => ({
  project: 'Blueprints',
  repository: 'Blueprints-org/blueprints',
  path: `${folder}/${path}`,
  commit,
})

/** Returns a test file of structuralcodes (Apache License 2.0), by its path below the tests. */
export const structuralcodes = (path: string, commit: string): TestFile => ({
  project: 'structuralcodes',
  repository: 'fib-international/structuralcodes',
  path: `tests/${path}`,
  commit,
})

/** Where lines of our sheets and a test of another project are about the same formula. */
interface Common {
  /** The standard, and the number that it has there. */
  formula: string
  from: TestFile
  /** The test in the file. */
  test: string
  /** Slugs of the articles whose sheets have the lines. */
  articles: string[]
  /** What their inputs differ in from what the sheet can say, or what the sheet leaves out. */
  note?: string
  /** Numbers that a line writes out, and what their test has in their place. */
  instead?: Record<string, string>
}

/** Inputs in our notation, parted by semicolons, and what both come to in the unit. */
type Value = [given: string, theirs: number, ours: number]

/** Values that a test of another project expects of a formula. */
export interface Published extends Common {
  /** Names of the lines that are taken from the sheet. */
  lines: string[]
  /** Inputs that are the same in all cases. */
  also?: string
  /** What is compared where it is not the result of the last line. */
  compared?: string
  unit?: string
  /** The relative difference that their test allows. */
  within: number
  /** Why ours is not theirs, where it is not. */
  differs?: string
  cases: Value[]
}

/** Whether a check passes in a test of another project. */
export interface PublishedCheck extends Common {
  /** Names of lines that the check needs. */
  lines?: string[]
  /** What is compared, as the sheet begins the line behind its first word. */
  check: string
  /** The line begins with `scope`. */
  isScope?: true
  given: string
  passes: boolean
  /** The ratio that they expect; null where their test asks only whether it passes. */
  ratio: number | null
  within: number
}

/** Up to which value of a quantity a case of a line applies; beyond it the next does. */
export interface PublishedLimit extends Common {
  line: string
  /** The case, counted from 0; the first where nothing is said. */
  until?: number
  also?: string
  limited: string
  unit: string
  /** The relative difference that their test allows. */
  within: number
  cases: [given: string, theirs: number][]
}

/** A line of a sheet that has the formula: its article, its name, and the inputs as the sheet calls them. */
type InSheet = [article: string, line: string, given: string, more?: Partial<Published>]

/** Returns one case of a test for each line that has its formula; the sheets call the inputs otherwise. */
export const inSheets = (
  {
    theirs,
    ours,
    ...common
  }: Omit<Published, 'articles' | 'lines' | 'cases'> & { theirs: number; ours: number },
  sheets: InSheet[],
): Published[] =>
  sheets.map(([article, line, given, more]) => ({
    ...common,
    articles: [article],
    lines: [line],
    cases: [[given, theirs, ours]],
    ...more,
  }))
