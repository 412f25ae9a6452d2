import { getCampaignMails, setCampaignMails } from '@sohbet/contract/people/campaign-mails'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../texts/use-translation.ts'
import { call } from '../api/call.ts'
import { errorMessage } from '../api/error-message.ts'
import { useLanguage } from '../texts/language.ts'
import { ErrorState, LoadingState } from '../ui/feedback/states.tsx'
import { showError } from '../ui/feedback/toasts.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { formatDateTime } from '../ui/format.ts'
import { Section } from './section.tsx'

const consentQuery = queryOptions({
  queryKey: ['campaign-mails'],
  queryFn: ({ signal }) => call(getCampaignMails, {}, { signal }),
})

/** The consent to campaign mails, off until the user agrees. */
export function CampaignMailsSection() {
  const { t } = useTranslation('account')
  return (
    <Section title={t('campaignMails.title')} hint={t('campaignMails.hint')}>
      <Choice />
    </Section>
  )
}

function Choice() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(consentQuery)
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (isAgreed: boolean) => call(setCampaignMails, { body: { isAgreed } }),
    onSuccess: (consent) => client.setQueryData(consentQuery.queryKey, consent),
    onError: (failure) => showError(errorMessage(failure, t('campaignMails.failed'))),
  })
  if (error && !data)
    return (
      <ErrorState
        title={t('campaignMails.loadFailed')}
        hint={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <LoadingState lines={1} />
  return (
    <Switch
      label={t('campaignMails.label')}
      description={
        data.agreedAt && t('campaignMails.since', { time: formatDateTime(data.agreedAt, language) })
      }
      checked={isPending ? variables : data.agreedAt !== null}
      onChange={({ currentTarget }) => mutate(currentTarget.checked)}
      styles={{ body: { minHeight: 44, alignItems: 'center' } }}
    />
  )
}
