import { Button, TextInput } from '@mantine/core'
import { maxSiteFileBytes, type SiteFileKind } from '@sohbet/contract/site/site'
import type { StoredValue } from '@sohbet/contract/site/site-fields'
import { gapsOf } from '@sohbet/contract/site/site-values'
import { use } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { FileUpload, megabytesOf } from '../../../ui/upload/file-upload.tsx'
import { useLabels } from '../content/use-labels.ts'
import { EditingContext, elementId, FaultsContext } from '../editor/editor-context.ts'
import { useUploadSiteFile } from '../site.queries.ts'
import styles from './fields.module.css'

type Props = { kind: SiteFileKind; path: string; value: StoredValue }

const endings: Record<SiteFileKind, string[]> = {
  picture: ['.jpg', '.jpeg'],
  pdf: ['.pdf'],
  video: ['.mp4'],
  vtt: ['.vtt'],
}

/** A file of the public site. A video may also be a link to YouTube or Vimeo. */
export function FileField({ kind, path, value }: Props) {
  const { t } = useTranslation('site')
  const { page, change } = use(EditingContext)
  const fault = use(FaultsContext)[path]
  const label = useLabels(page).labelOf(path)
  const address = typeof value === 'string' ? value : ''
  const [gap] = gapsOf({ kind }, address, path.split('.'))
  return (
    <fieldset className={styles.file} id={elementId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {kind === 'video' && <VideoLink path={path} address={address} fault={fault} />}
      {address === '' ? (
        <p className={styles.none}>{gap ? t(`gap.hiddenIn.${gap.language}`) : t('file.none')}</p>
      ) : (
        <Present kind={kind} address={address} />
      )}
      <Upload
        kind={kind}
        label={label}
        hasFile={address !== ''}
        fault={kind === 'video' ? undefined : fault}
        onUploaded={(url) => change(path, url)}
      />
      {address !== '' && (
        <Button
          variant="subtle"
          color="gray"
          aria-label={t('file.remove', { label })}
          onClick={() => change(path, '')}
        >
          {t('file.removeShort')}
        </Button>
      )}
    </fieldset>
  )
}

function Present({ kind, address }: { kind: SiteFileKind; address: string }) {
  const { t } = useTranslation('site')
  if (kind === 'picture') return <img className={styles.picture} src={address} alt="" />
  if (!address.startsWith('/')) return null
  return (
    <a className={styles.opens} href={address} target="_blank" rel="noreferrer">
      {t('file.show')}
    </a>
  )
}

function VideoLink({ path, address, fault }: { path: string; address: string; fault: string | undefined }) {
  const { t } = useTranslation('site')
  const { change, check } = use(EditingContext)
  return (
    <TextInput
      label={t('file.link')}
      description={t('file.linkHint')}
      value={address}
      error={fault}
      inputMode="url"
      autoComplete="off"
      className={styles.wide}
      onBlur={() => check(path, { kind: 'video' }, address)}
      onChange={({ currentTarget }) => change(path, currentTarget.value)}
    />
  )
}

type UploadProps = {
  kind: SiteFileKind
  label: string
  hasFile: boolean
  fault: string | undefined
  onUploaded: (url: string) => void
}

function Upload({ kind, label, hasFile, fault, onUploaded }: UploadProps) {
  const { t } = useTranslation('site')
  const rule = { endings: endings[kind], maxBytes: maxSiteFileBytes }
  const limits = { endings: rule.endings.join(', '), megabytes: megabytesOf(rule) }
  return (
    <FileUpload
      request={useUploadSiteFile(kind)}
      rule={rule}
      onUploaded={({ url }) => onUploaded(url)}
      error={fault}
      texts={{
        label: t(hasFile ? 'file.replace' : 'file.choose'),
        accessibleName: t('file.chooseFor', { label }),
        hint: `${t('file.limit', limits)}. ${t('file.public')}`,
        uploading: t('file.busy'),
        wrongType: t('file.wrongType', limits),
        tooLarge: t('file.tooLarge', limits),
        uploaded: t('file.done'),
        failed: t('file.failed'),
      }}
    />
  )
}
