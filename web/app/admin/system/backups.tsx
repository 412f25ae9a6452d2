import type { System } from '@sohbet/contract/core/system'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatAge } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import { formatBytes } from '../media/format-bytes.ts'
import { Age, Facts, Section } from './section.tsx'
import styles from './system.module.css'

type State = System['backups']

/** The backups that the app makes by itself. */
export function Backups({ schedule, newest, verified, ...failures }: State) {
  const { t } = useTranslation('system')
  return (
    <Section title={t('backups.title')}>
      <Failures {...failures} />
      {!schedule && <p>{t('backups.off')}</p>}
      {schedule && !newest && <p>{t('backups.none')}</p>}
      {newest && <Newest newest={newest} verifiedAt={verified?.verifiedAt ?? null} />}
      {schedule && <Schedule {...schedule} />}
    </Section>
  )
}

function Failures({ failure, verifyFailure }: Pick<State, 'failure' | 'verifyFailure'>) {
  const { t } = useTranslation('system')
  const language = useLanguage()
  const now = useNow()
  const age = (at: string) => formatAge(at, now, language)
  return (
    <>
      {failure && (
        <div className={styles.failure}>
          <strong>{t('backups.failure', { age: age(failure.at) })}</strong>
          <code>{failure.error}</code>
        </div>
      )}
      {verifyFailure && (
        <div className={styles.failure}>
          <strong>
            {t('backups.verifyFailure', { name: verifyFailure.name, age: age(verifyFailure.at) })}
          </strong>
          <code>{verifyFailure.error}</code>
        </div>
      )}
    </>
  )
}

function Newest({
  newest: { madeAt, bytes },
  verifiedAt,
}: {
  newest: NonNullable<State['newest']>
  verifiedAt: string | null
}) {
  const { t } = useTranslation('system')
  const language = useLanguage()
  return (
    <Facts
      facts={[
        [t('backups.newest'), <Age key="made" at={madeAt} />],
        [
          t('backups.verified'),
          verifiedAt ? <Age key="verified" at={verifiedAt} /> : t('backups.neverVerified'),
        ],
        [t('backups.size'), formatBytes(bytes, language)],
      ]}
    />
  )
}

function Schedule({ at, place, keepDays, isEncrypted }: NonNullable<State['schedule']>) {
  const { t } = useTranslation('system')
  return (
    <Facts
      facts={[
        [t('backups.schedule'), t('backups.nightly', { at, days: keepDays })],
        [
          t('backups.place'),
          <span key="place" className={styles.lines}>
            <code>{place}</code>
            <span className={styles.soft}>{t(isEncrypted ? 'backups.encrypted' : 'backups.plain')}</span>
          </span>,
        ],
      ]}
    />
  )
}
