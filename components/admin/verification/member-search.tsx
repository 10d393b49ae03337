'use client'
import { SearchForm } from '../../ui/search-form'
import { verificationAddress } from './verification-address'
import { useListRouter } from '../../ui/list-router'

/** Words for both lists. */
export function MemberSearch({ text }: { text: string | undefined }) {
  const list = useListRouter()
  return (
    <SearchForm
      label="Members"
      fieldLabel="Search members"
      placeholder="Email, name or company"
      maxLength={200}
      text={text}
      onSearch={(search) => list.replace(verificationAddress({ search }))}
    />
  )
}
