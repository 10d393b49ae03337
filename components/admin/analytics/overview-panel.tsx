import { DEFINITIONS } from '@/lib/analytics/constants'
import type { Figures } from '@/lib/analytics/dashboard/types'
import { BarTable } from '../../ui/bar-table'
import { Link } from '../../ui/link'
import { DayChart } from './day-chart'
import { countryName, DEVICE_NAMES } from './names'

const NOTHING = 'No visitor who agreed to analytics came in this period.'

export function OverviewPanel({ figures, file }: { figures: Figures; file: string }) {
  return (
    <>
      <DayChart days={figures.days} file={`${file}-days`} />
      <div className="grid gap-8 lg:grid-cols-2">
        <BarTable
          title="Top Countries"
          definition={DEFINITIONS['Top Countries']}
          columns={['Country', 'Visitors']}
          rows={figures.countries.map(({ country, count }) => ({
            key: country,
            name: countryName(country),
            value: count,
          }))}
          file={`${file}-countries`}
          empty={NOTHING}
        />
        <BarTable
          title="Device Types"
          definition={DEFINITIONS['Device Types']}
          columns={['Device', 'Visitors']}
          rows={figures.deviceTypes.map(({ deviceType, count }) => ({
            key: deviceType,
            name: DEVICE_NAMES[deviceType] ?? deviceType,
            value: count,
          }))}
          file={`${file}-devices`}
          empty={NOTHING}
        />
      </div>
      <BarTable
        title="Top Pages"
        definition={DEFINITIONS['Top Pages']}
        columns={['Page', 'Views']}
        rows={figures.topPages.map(({ path, title, views }) => ({
          key: path,
          name: title ?? path,
          shown: (
            <Link href={path} className="prose-link">
              {title ?? path}
            </Link>
          ),
          value: views,
        }))}
        file={`${file}-pages`}
        empty={NOTHING}
      />
    </>
  )
}
