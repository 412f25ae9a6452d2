import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { OwnRecordings } from '@sohbet/contract/speaking/speaking'
import { speakingLimits } from '@sohbet/domain/speaking/recording'
import { useQuery } from '@tanstack/react-query'
import IconChevronDown from '#icons/IconChevronDown'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { SmallRecording } from '../../../parts/listening/small-recording.tsx'
import { useLanguage } from '../../../texts/language.ts'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { formatDay, formatNumber } from '../../../ui/format.ts'
import { RecordingHead } from './recording-head.tsx'
import { ownRecordingsQuery } from './speak.queries.ts'
import styles from './speak.module.css'

const megabyte = 1024 * 1024

/** With one decimal; a short recording does not look like none. */
const inMegabytes = (bytes: number) => Math.ceil((bytes / megabyte) * 10) / 10

/** How much of the storage is used, and on request all recordings, to make room. */
export function AllRecordings() {
  const { t } = useTranslation('speak')
  const language = useLanguage()
  const [isShown, shown] = useDisclosure(false)
  const { data, error, refetch } = useQuery(ownRecordingsQuery)
  const used = data && inMegabytes(data.usedBytes)
  const max = (data?.maxBytes ?? speakingLimits.bytes) / megabyte
  return (
    <section className={styles.all} aria-label={t('all.title')}>
      <div className={styles.allHead}>
        <Button
          variant="subtle"
          color="gray"
          aria-expanded={isShown}
          rightSection={<IconChevronDown size={18} aria-hidden className={styles.chevron} />}
          onClick={shown.toggle}
        >
          {t('all.title')}
        </Button>
        {used !== undefined && (
          <span>
            {t('all.used', { used: formatNumber(used, language), max: formatNumber(max, language) })}
          </span>
        )}
      </div>
      {isShown && data && <List {...data} />}
      {isShown && !data && error && (
        <ErrorState title={t('all.failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {isShown && !data && !error && <LoadingState lines={2} />}
    </section>
  )
}

function List({ recordings, totalCount }: OwnRecordings) {
  const { t } = useTranslation('speak')
  if (recordings.length === 0) return <p className={styles.note}>{t('all.none')}</p>
  const more = totalCount - recordings.length
  return (
    <>
      <ul className={styles.allList}>
        {recordings.map((recording, index) => (
          <Row key={recording.id} recording={recording} place={index + 1} />
        ))}
      </ul>
      {more > 0 && <p className={styles.note}>{t('all.more', { count: more })}</p>}
    </>
  )
}

type RowProps = { recording: OwnRecordings['recordings'][number]; place: number }

function Row({ recording, place }: RowProps) {
  const { t } = useTranslation('speak')
  const language = useLanguage()
  const { id, moduleId, module, keptUntil, voice } = recording
  return (
    <li>
      <RecordingHead id={id} moduleId={moduleId} name={module}>
        <strong lang="en">{module}</strong>
        <small>{t('all.until', { day: formatDay(keptUntil.slice(0, 10), language) })}</small>
      </RecordingHead>
      <SmallRecording
        url={voice.url}
        seconds={voice.seconds}
        label={`${t('all.title')}: ${module}, ${place}`}
      />
    </li>
  )
}
