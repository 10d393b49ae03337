import { useMutation } from '@tanstack/react-query'
import { tablesByName } from '../rules/tables'
import type { Table, Tables } from '../types'
import type { TableInput, TablePlace } from './schema'
import type { CheckedTable, OpenTable } from './types'
import { api } from '@/lib/core/browser/api'

const TABLES = '/api/admin/tables'

export const useCheckTable = () =>
  useMutation({ mutationFn: (input: TableInput) => api<CheckedTable>('POST', `${TABLES}/check`, input) })

export const useSaveTable = () =>
  useMutation({ mutationFn: (input: TableInput) => api<OpenTable>('POST', TABLES, input) })

export const usePlaceTable = (name: string) =>
  useMutation({ mutationFn: (place: TablePlace) => api<TablePlace>('PATCH', `${TABLES}/${name}`, place) })

/** Where a version is downloaded. */
export const tableFileAddress = (name: string, version: number): string =>
  `${TABLES}/${name}/file?version=${version}`

/** Where readers download a table as it is now. */
export const dataFileAddress = (name: string): string => `/api/data/${name}/file`

let asked: Promise<Tables> | undefined

/** Returns the tables that lines may read; calculations that are opened at once ask for them together. */
export const tablesToRead = (): Promise<Tables> =>
  (asked ??= api<Table[]>('GET', '/api/calculations/tables')
    .then(tablesByName)
    .finally(() => (asked = undefined)))
