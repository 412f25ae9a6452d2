import type { MediaFile } from '@sohbet/contract/catalogue/media-library'
import { shortened } from '@sohbet/domain/shortened'
import { useMemo } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatBytes } from './format-bytes.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { modulePath, sitePagePath } from '../admin-paths.ts'
import styles from './media.module.css'

export const mediaColumns = {
  sortable: ['name', 'folder', 'bytes', 'uses'],
  searchable: ['name', 'folder', 'uses'],
} as const

type Use = MediaFile['uses'][number]

export function useMediaColumns(): readonly Column<MediaFile>[] {
  const { t } = useTranslation(['media', 'site'])
  const language = useLanguage()
  return useMemo(() => {
    const nameOf = ({ title, page }: Use) => (page ? t(`site:pages.${page}`) : title)
    /** Files are named by their content, so the first use names a file for people. */
    const titleOf = ({ uses: [first], name }: MediaFile) => (first && nameOf(first)) || name
    return [
      {
        id: 'name',
        card: 'lead',
        header: t('column.name'),
        cell: (file) => (
          <a className={styles.link} href={file.url} target="_blank" rel="noopener noreferrer">
            <Thumbnail file={file} />
            {shortened(titleOf(file))}
          </a>
        ),
        value: (file) => `${titleOf(file)} ${file.name}`,
      },
      {
        id: 'folder',
        card: 'line',
        header: t('column.kind'),
        cell: (file) => `${t(`kind.${file.folder}`)} · ${formatOf(file)}`,
        value: (file) => `${t(`kind.${file.folder}`)} ${formatOf(file)}`,
      },
      {
        id: 'bytes',
        header: t('column.size'),
        cell: ({ bytes }) => formatBytes(bytes, language),
        value: ({ bytes }) => bytes,
      },
      {
        id: 'uses',
        card: 'line',
        header: t('column.uses'),
        cell: (file) => <Uses file={file} />,
        value: ({ uses }) => uses.map((use) => `${use.module?.name ?? ''} ${nameOf(use)}`).join(' '),
      },
    ]
  }, [t, language])
}

const endingOf = ({ name }: MediaFile) => name.split('.').at(-1)?.toLowerCase() ?? ''
const formatOf = (file: MediaFile) => (endingOf(file) === 'jpg' ? 'JPEG' : endingOf(file).toUpperCase())
const pictures: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'svg'])

/** The picture, or the format of any other file. */
function Thumbnail({ file }: { file: MediaFile }) {
  return pictures.has(endingOf(file)) ? (
    <img className={styles.thumbnail} src={file.url} alt="" loading="lazy" width={56} height={42} />
  ) : (
    <span className={styles.thumbnail} aria-hidden>
      {formatOf(file)}
    </span>
  )
}

function Uses({ file: { uses } }: { file: MediaFile }) {
  const { t } = useTranslation('media')
  if (uses.length === 0) return <StatusBadge tone="neutral">{t('unused')}</StatusBadge>
  return (
    <ul className={styles.uses}>
      {uses.map((use) => (
        <li key={`${use.module?.id} ${use.page} ${use.title}`}>
          <UsedIn use={use} />
        </li>
      ))}
    </ul>
  )
}

function UsedIn({ use: { title, module, page } }: { use: Use }) {
  const { t } = useTranslation('site')
  if (module) return <Link to={modulePath('edit', module)}>{module.name}</Link>
  return page ? <Link to={sitePagePath(page)}>{t(`pages.${page}`)}</Link> : shortened(title)
}
