import { headers } from 'next/headers'

export default async function Dynamic() {
  await headers()
  return <p>Made for each request.</p>
}
