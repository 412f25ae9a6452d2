import '@mantine/core/styles/Alert.css'
import { Alert, Button } from '@mantine/core'
import type { CoachProfile, OwnProfile } from '@sohbet/contract/people/coach-profile'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import { formatDateTime } from '../../ui/format.ts'
import styles from './public-page.module.css'
import { useDiscard } from './public-page.queries.ts'

type Props = { profile: OwnProfile; onDiscarded: (published: CoachProfile) => void }

/** Whether the page shows all changes, some wait for an admin, or why they came back. */
export function ProfileState({ profile: { draft, isPublic, published }, onDiscarded }: Props) {
  const { t } = useTranslation('ownProfile')
  const language = useLanguage()
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: discard } = useDiscard()
  const ask = async () => {
    try {
      const action = () => discard()
      if (await confirm({ message: t('discardAsk'), deed: t('discard'), isDestructive: true, action }))
        onDiscarded(published)
    } catch (error) {
      showError(t('discardFailed'), errorMessage(error))
    }
  }
  const state = draft ? (draft.returnedNote === null ? 'waiting' : 'returned') : 'published'
  return (
    <Alert
      color={{ waiting: 'cool', returned: 'orange', published: 'green' }[state]}
      title={t(`state.${state}`)}
      classNames={{ label: styles.stateTitle }}
    >
      <div className={styles.state}>
        {draft?.returnedNote && <blockquote>{draft.returnedNote}</blockquote>}
        <p>
          {draft
            ? t(`stateHint.${state === 'returned' ? 'returned' : 'waiting'}`, {
                when: formatDateTime(draft.changedAt, language),
              })
            : t(isPublic ? 'stateHint.published' : 'stateHint.notPublic')}
        </p>
        {draft && (
          <Button variant="default" className={styles.start} onClick={() => void ask()}>
            {t('discard')}
          </Button>
        )}
      </div>
      {dialog}
    </Alert>
  )
}
