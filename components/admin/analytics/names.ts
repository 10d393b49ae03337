const COUNTRY = new Intl.DisplayNames('en-GB', { type: 'region' })

export const countryName = (country: string): string =>
  /^[A-Z]{2}$/.test(country) ? (COUNTRY.of(country) ?? country) : 'Unknown'

export const DEVICE_NAMES: Record<string, string> = {
  desktop: 'Desktop',
  mobile: 'Mobile',
  tablet: 'Tablet',
  unknown: 'Unknown',
}

export const ENGAGEMENT_NAMES: Record<string, string> = {
  like: 'Likes',
  bookmark: 'Bookmarks',
  comment: 'Comments',
  share: 'Shares',
  print: 'Prints',
  copy: 'Copies',
  download: 'Downloads',
  read: 'Read through',
}

export const inFigures = (value: number): string => value.toLocaleString('en-GB')
