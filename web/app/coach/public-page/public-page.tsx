import { Button, Title } from '@mantine/core'
import type { OwnProfile } from '@sohbet/contract/people/coach-profile'
import { useQuery } from '@tanstack/react-query'
import IconExternalLink from '#icons/IconExternalLink'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { coachPath } from '../../paths.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { useLanguage } from '../../texts/language.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { ProfileHello } from './profile-hello.tsx'
import { ProfilePhoto } from './profile-photo.tsx'
import { ProfileState } from './profile-state.tsx'
import { ProfileTexts } from './profile-texts.tsx'
import styles from './public-page.module.css'
import { ownProfileQuery } from './public-page.queries.ts'

export const clientLoader = () => loadTexts('voice', 'recorder', 'account')

/** /coach/public-page: what a coach says about themselves; an admin publishes it. */
export default function PublicPage() {
  const { t } = useTranslation('ownProfile')
  const { data, error, refetch } = useQuery(ownProfileQuery)
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={styles.header}>
        <Title order={1} data-work>
          {t('title')}
        </Title>
        <p>{t('intro')}</p>
      </header>
      {data ? (
        <Parts profile={data} />
      ) : error ? (
        <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState lines={10} />
      )}
    </div>
  )
}

function Parts({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('ownProfile')
  const language = useLanguage()
  const shown = profile.draft ?? profile.published
  // An upload does not change what is being typed; the form begins anew after its draft was discarded
  const [texts, setTexts] = useState({ round: 0, saved: shown })
  return (
    <>
      <ProfileState
        profile={profile}
        onDiscarded={(saved) => setTexts(({ round }) => ({ round: round + 1, saved }))}
      />
      {profile.isPublic && (
        <Button
          component="a"
          href={coachPath(profile.slug, language)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          className={styles.start}
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {t('preview')}
        </Button>
      )}
      <ProfileHello hello={shown.hello} />
      <ProfilePhoto photo={shown.photo} />
      <ProfileTexts key={texts.round} saved={texts.saved} />
    </>
  )
}
