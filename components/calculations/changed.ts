/** The row that the author chose; the recommended values where there is nothing of theirs. */
export const authorsChoice = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )

export const isChosen = (choice: HTMLSelectElement): boolean => choice.selectedIndex !== authorsChoice(choice)

/** Whether a reader has changed an input or a choice of this sheet. */
export const isChanged = (sheet: HTMLElement): boolean =>
  [...sheet.querySelectorAll<HTMLInputElement>('input[data-name]')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  ) || [...sheet.querySelectorAll('select')].some(isChosen)
