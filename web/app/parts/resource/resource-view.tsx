import { Button } from '@mantine/core'
import type { Resource } from '@sohbet/contract/catalogue/resources'
import { isFileOf } from '@sohbet/domain/resource/file'
import { videoSource } from '@sohbet/domain/video-source'
import { useQuery } from '@tanstack/react-query'
import IconDownload from '#icons/IconDownload'
import IconExternalLink from '#icons/IconExternalLink'
import { useTranslation } from '../../texts/use-translation.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { pdfChunk } from '../pdf/pdf-chunk.ts'
import { VideoPlayer } from '../video/video-player.tsx'
import { Recording } from '../listening/recording.tsx'
import styles from './resource-view.module.css'

type Shown = Pick<Resource, 'title' | 'type' | 'link' | 'url'>
type Props = { resource: Shown; onStale: () => void }

const isOurs = ({ link }: Shown) => link.startsWith('/')
const soundEndings = new Set(['mp3', 'ogg', 'wav'])

/** Shows a resource: watched, read or heard here if possible, otherwise linked. */
export function ResourceView({ resource, onStale }: Props) {
  if (resource.type === 'video') return <Video resource={resource} />
  if (!isOurs(resource)) return <Elsewhere resource={resource} />
  if (isFileOf('pdf', resource.link)) return <Document resource={resource} onStale={onStale} />
  return <OwnFile resource={resource} />
}

function Video({ resource }: { resource: Shown }) {
  const source = videoSource(resource.link)
  if (!source) return <Elsewhere resource={resource} />
  // Our own upload plays by its signed URL only
  const played = source.kind === 'file' ? { ...source, url: resource.url } : source
  return <VideoPlayer key={resource.link} source={played} title={resource.title} />
}

function Document({ resource: { title, url }, onStale }: Props) {
  const { data: chunk, isError, refetch } = useQuery(pdfChunk)
  return (
    <div className={styles.view}>
      <Download title={title} url={url} ending="pdf" />
      {chunk ? (
        <chunk.PdfView url={url} title={title} onRetry={onStale} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </div>
  )
}

function OwnFile({ resource: { title, link, url } }: { resource: Shown }) {
  const ending = link.split('.').at(-1) ?? ''
  return (
    <div className={styles.card}>
      {soundEndings.has(ending) && <Recording url={url} label={title} />}
      <Download title={title} url={url} ending={ending} />
    </div>
  )
}

function Download({ title, url, ending }: { title: string; url: string; ending: string }) {
  const { t } = useTranslation('resources')
  return (
    <Button
      component="a"
      variant="default"
      className={styles.button}
      href={url}
      download={`${title}.${ending}`}
      leftSection={<IconDownload size={18} aria-hidden />}
      aria-label={t('downloadNamed', { title })}
    >
      {t('download')}
    </Button>
  )
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url)

/** Shows the target of an external link. */
function Elsewhere({ resource: { title, url } }: { resource: Shown }) {
  const { t } = useTranslation('resources')
  const host = hostOf(url)
  return (
    <div className={styles.card}>
      <p className={styles.host}>{host}</p>
      <p>{t('elsewhereHint', { host })}</p>
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        className={styles.button}
        rightSection={<IconExternalLink size={18} aria-hidden />}
        aria-label={t('openNamed', { title, host })}
      >
        {t('open', { host })}
      </Button>
    </div>
  )
}
