export const TABLES_PAGE = '/admin/tables'

export const tableAddress = (name: string): string => `${TABLES_PAGE}/${name}`
