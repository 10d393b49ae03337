export const EXPERIENCE = [
  { value: 'student', label: 'Student' },
  { value: '0-2', label: '0–2 years' },
  { value: '3-5', label: '3–5 years' },
  { value: '6-10', label: '6–10 years' },
  { value: '11-15', label: '11–15 years' },
  { value: '16+', label: '16 years or more' },
] as const

export const SPECIALIZATIONS = [
  { value: 'structural', label: 'Structural engineering' },
  { value: 'seismic', label: 'Seismic design' },
  { value: 'bridge', label: 'Bridges' },
  { value: 'buildings', label: 'Buildings' },
  { value: 'geotechnical', label: 'Geotechnical engineering' },
  { value: 'materials', label: 'Materials' },
  { value: 'other', label: 'Other' },
] as const
