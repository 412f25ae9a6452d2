import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Recipient } from '@sohbet/contract/messaging/threads'
import type { Role } from '@sohbet/domain/account/role'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { recipientsQuery } from '../messages.queries.ts'

type Props = { area: Role; value: string; onChange: (to: string) => void }

const isId = (to: string) => /^[0-9a-f-]{36}$/i.test(to)

/** Allowed recipients; admins search among all users. */
export function RecipientField({ area, value, onChange }: Props) {
  const { t } = useTranslation('messages')
  const [typed, setTyped] = useState('')
  const [searchText] = useDebouncedValue(typed.trim(), 250)
  const all = useQuery(recipientsQuery({ searchText }))
  // The recipient of the URL may not be among the first results
  const named = useQuery({ ...recipientsQuery({ to: value }), enabled: isId(value) })
  const label = ({ name, role, courses }: Recipient) =>
    [
      name ?? t('school'),
      ...(role === 'school' ? [] : courses.length > 0 ? courses : [t(`role.${role}`)]),
    ].join(' · ')
  if (all.error && !all.data)
    return (
      <ErrorState
        title={t('compose.recipientsFailed')}
        hint={errorMessage(all.error)}
        onRetry={() => void all.refetch()}
      />
    )
  const listed = all.data?.recipients ?? []
  const others = (named.data?.recipients ?? []).filter(({ to }) => listed.every((one) => one.to !== to))
  const options = [...others, ...listed]
  const more = all.data?.more ?? 0
  const isUnknown =
    value !== '' && all.isSuccess && !named.isLoading && options.every(({ to }) => to !== value)
  return (
    <>
      {area === 'admin' && (
        <TextInput
          type="search"
          label={t('compose.find')}
          placeholder={t('compose.findHint')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <SelectBox
        label={t('compose.to')}
        description={more > 0 && t('compose.more', { count: more })}
        required
        value={isUnknown ? '' : value}
        error={isUnknown && t('compose.nobody')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        data={[
          { value: '', label: t('compose.choose') },
          ...options.map((one) => ({ value: one.to, label: label(one) })),
        ]}
      />
    </>
  )
}
