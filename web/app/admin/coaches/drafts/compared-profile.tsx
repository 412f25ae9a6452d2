import type { CoachProfile, WaitingDraft } from '@sohbet/contract/people/coach-profile'
import { languageName } from '@sohbet/domain/spoken-languages'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Recording } from '../../../parts/listening/recording.tsx'
import { useLanguage } from '../../../texts/language.ts'
import styles from './drafts.module.css'

const fields = ['photo', 'hello', 'personalSummary', 'summaryEn', 'origin', 'speaks'] as const
type FieldName = (typeof fields)[number]
const sides = ['now', 'next'] as const

const isSame = (one: CoachProfile, other: CoachProfile, field: FieldName) =>
  JSON.stringify(one[field]) === JSON.stringify(other[field])

/** The changed fields, published and new beside each other. */
export function ComparedProfile({ waiting: { name, published, draft } }: { waiting: WaitingDraft }) {
  const { t } = useTranslation('coachDrafts')
  const profiles = { now: published, next: draft }
  return (
    <dl className={styles.fields}>
      {fields
        .filter((field) => !isSame(published, draft, field))
        .map((field) => (
          <div key={field} className={styles.field}>
            <dt>{t(`field.${field}`)}</dt>
            {sides.map((side) => (
              <dd key={side} data-side={side}>
                <small>{t(side)}</small>
                <Value field={field} profile={profiles[side]} side={side} name={name} />
              </dd>
            ))}
          </div>
        ))}
    </dl>
  )
}

type ValueProps = { field: FieldName; profile: CoachProfile; side: (typeof sides)[number]; name: string }

function Value({ field, profile, side, name }: ValueProps) {
  const { t } = useTranslation('coachDrafts')
  const language = useLanguage()
  const { photo, hello, speaks } = profile
  if (field === 'photo' && photo)
    return <img src={photo} alt={t(`photoOf.${side}`, { name })} width={120} height={120} />
  if (field === 'hello' && hello)
    return <Recording url={hello.url} seconds={hello.seconds} label={t(`helloOf.${side}`, { name })} isLazy />
  const text =
    field === 'speaks'
      ? speaks.map((code) => languageName(code, language)).join(', ')
      : field === 'photo' || field === 'hello'
        ? ''
        : profile[field]
  return text ? <p>{text}</p> : <p className={styles.none}>{t('nothing')}</p>
}
