import type { SessionMaterial } from '@sohbet/contract/live-sessions/session-material'
import type { Language } from '@sohbet/domain/language'
import { numberWriter } from '@sohbet/domain/writers'
import IconChevronRight from '#icons/IconChevronRight'
import IconDownload from '#icons/IconDownload'
import IconExternalLink from '#icons/IconExternalLink'
import IconFileText from '#icons/IconFileText'
import IconLink from '#icons/IconLink'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { Recording } from '../../listening/recording.tsx'
import styles from './materials.module.css'

type Props<Material> = {
  materials: readonly Material[]
  /** What stands beside and below a line, for staff. */
  renderEnd?: (material: Material) => ReactNode
  onStale?: () => void
}

/** Files and links of a session: a recording plays here, everything else opens with a tap. */
export function MaterialList<Material extends SessionMaterial>({
  materials,
  renderEnd,
  onStale,
}: Props<Material>) {
  return (
    <ul className={styles.list}>
      {materials.map((material) => (
        <li key={material.id} data-with-end={renderEnd ? '' : undefined}>
          {material.kind === 'audio' ? (
            <Recording url={material.url} label={material.title} onStale={onStale} isLazy />
          ) : (
            <OpenedMaterial material={material} />
          )}
          {renderEnd?.(material)}
        </li>
      ))}
    </ul>
  )
}

function OpenedMaterial({ material: { title, kind, url, bytes } }: { material: SessionMaterial }) {
  const { t } = useTranslation('sessions')
  const language = useLanguage()
  const size = bytes === null ? '' : sizeOf(bytes, language)
  const hint =
    kind === 'link'
      ? hostOf(url)
      : t(kind === 'document' ? 'materials.document' : 'materials.picture', { size })
  const End = kind === 'link' ? IconExternalLink : kind === 'picture' ? IconChevronRight : IconDownload
  return (
    <a
      href={url}
      className={styles.open}
      aria-label={t(kind === 'document' ? 'materials.download' : 'materials.open', { title, hint })}
      // The server sends a document with its title as the file name
      {...(kind !== 'document' && { target: '_blank', rel: 'noreferrer' })}
    >
      {kind === 'picture' ? (
        <img src={url} alt="" className={styles.picture} loading="lazy" />
      ) : kind === 'link' ? (
        <IconLink size={24} aria-hidden />
      ) : (
        <IconFileText size={24} aria-hidden />
      )}
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{hint}</span>
      </span>
      <End size={20} aria-hidden />
    </a>
  )
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url)

const megabyte = 1024 * 1024

function sizeOf(bytes: number, language: Language): string {
  const unit = bytes < megabyte ? 'kilobyte' : 'megabyte'
  const count = bytes < megabyte ? Math.max(1, bytes / 1024) : bytes / megabyte
  const maximumFractionDigits = bytes < megabyte ? 0 : 1
  return numberWriter(language, { style: 'unit', unit, maximumFractionDigits }).format(count)
}
