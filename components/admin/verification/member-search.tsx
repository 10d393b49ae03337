'use client'
import { useRouter } from 'next/navigation'
import { SearchForm } from '../../ui/search-form'
import { verificationAddress } from './verification-address'

/** Words for both lists. */
export function MemberSearch({ text }: { text: string | undefined }) {
  const router = useRouter()
  return (
    <SearchForm
      label="Members"
      fieldLabel="Search members"
      placeholder="Email, name or company"
      maxLength={200}
      text={text}
      onSearch={(search) => router.replace(verificationAddress({ search }), { scroll: false })}
    />
  )
}
